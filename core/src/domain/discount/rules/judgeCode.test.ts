import { expect, test } from "vitest"
import { amountOff, asked, large, percentOff, situation } from "../coupon.fixture.ts"
import { kroner } from "../../money/rules/kroner.ts"
import { judgeCode } from "./judgeCode.ts"

const ten = asked(percentOff(10, { code: "TEN" }))
const one = situation([large("MARG", 200)])

test("a code that counts for the cart is accepted", () => {
  expect(judgeCode(ten, [], one, 1000)).toEqual({ _tag: "Counts", coupon: ten.coupon })
})

test("an unknown, expired or used code, and one of another store, is refused by its own reason", () => {
  const refused = (code: number) => ({ _tag: "Refused", code, coupons: ["TEN"] })
  const of = (more: object) => asked(percentOff(10, { code: "TEN", ...more }))
  expect(judgeCode({ ...ten, coupon: null }, [], one, 1000)).toEqual(refused(3024))
  expect(judgeCode(of({ validUntil: 999 }), [], one, 1000)).toEqual(refused(3134))
  expect(judgeCode(of({ stores: ["2"] }), [], one, 1000)).toEqual(refused(3138))
  const used = asked(percentOff(10, { code: "TEN", perUserLimit: 1 }), { byCustomer: 1 })
  expect(judgeCode(used, [], one, 1000)).toEqual(refused(3133))
})

test("without goods a code is judged with its store and its method; without a store, alone", () => {
  const high = asked(percentOff(10, { code: "TEN", minimum: kroner(500), stores: ["1"] }))
  expect(judgeCode(high, [], one, 1000)).toMatchObject({ code: 3109 })
  expect(judgeCode(high, [], situation([]), 1000)._tag).toBe("Counts")
  expect(judgeCode(high, [], situation([], { storeId: "2" }), 1000)).toMatchObject({ code: 3138 })
  expect(judgeCode(high, [], null, 1000)._tag).toBe("Counts")
})

test("a code that does not combine with the cart's is refused, naming both", () => {
  const alone = asked(percentOff(20, { code: "ALONE", combinable: false }))
  expect(judgeCode(ten, [alone], one, 1000)).toEqual({ _tag: "Refused", code: 4025, coupons: ["ALONE", "TEN"] })
})

test("an invalid code of the cart does not prevent the next", () => {
  const past = asked(amountOff(50, { code: "PAST", combinable: false, validUntil: 999 }))
  expect(judgeCode(ten, [past], one, 1000)._tag).toBe("Counts")
})
