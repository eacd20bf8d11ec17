import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { nthRefund } from "./nthRefund.ts"

const asked = (...amounts: readonly number[]) => amounts.map((amount) => ({ amount: kroner(amount), hasFailed: false }))

test("the same amount after one that is known of is another refund; another amount, or the rest, has its own count", () => {
  expect([asked(), asked(50), asked(50, 60, 50)].map((known) => nthRefund(kroner(50), known))).toEqual([1, 2, 3])
  expect(nthRefund(kroner(60), asked(50, 50))).toBe(1)
  expect([asked(), asked(50)].map((known) => nthRefund(null, known))).toEqual([1, 2])
})

const failed = { amount: kroner(50), hasFailed: true }

test("one that has failed counts before one that has not, so that it does not take that one's key", () => {
  expect(nthRefund(kroner(50), [failed, ...asked(50)])).toBe(3)
})

test("the last ones that failed are asked for anew as what they were, also by a form that was opened before", () => {
  expect([[failed], asked(50), [...asked(50), failed, failed]].map((known) => nthRefund(kroner(50), known))).toEqual([
    1, 2, 2,
  ])
  expect(nthRefund(null, [...asked(60), failed])).toBe(2)
})
