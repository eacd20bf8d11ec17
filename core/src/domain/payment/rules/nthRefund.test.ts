import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { nthRefund } from "./nthRefund.ts"

const asked = (...amounts: readonly number[]) => amounts.map((amount) => ({ amount: kroner(amount), hasFailed: false }))

test("the same amount as a refund on the form is a further refund; another amount, or the rest, is counted separately", () => {
  expect([asked(), asked(50), asked(50, 60, 50)].map((known) => nthRefund(kroner(50), known))).toEqual([1, 2, 3])
  expect(nthRefund(kroner(60), asked(50, 50))).toBe(1)
  expect([asked(), asked(50)].map((known) => nthRefund(null, known))).toEqual([1, 2])
})

const failed = { amount: kroner(50), hasFailed: true }

test("a failed refund counts if a successful one follows, so that the next one does not get that one's key", () => {
  expect(nthRefund(kroner(50), [failed, ...asked(50)])).toBe(3)
})

test("the last failed refunds are requested again under their own keys, also by a form that was opened before they failed", () => {
  expect([[failed], asked(50), [...asked(50), failed, failed]].map((known) => nthRefund(kroner(50), known))).toEqual([
    1, 2, 2,
  ])
  expect(nthRefund(null, [...asked(60), failed])).toBe(2)
})
