import { expect, test } from "vitest"
import { couponRefusals } from "../line.ts"
import { isAboutGoods, mayCountLater } from "./mayCountLater.ts"

const of = (code: number) => ({ code, message: "", coupons: ["A"] })
const codes = Object.values(couponRefusals)

test("a code may count later if it is refused only because of the cart", () => {
  expect(codes.filter((code) => mayCountLater([of(code)]))).toEqual([3138, 3136, 4025, 3109, 4046])
  expect(mayCountLater([of(3109), of(3134)])).toBe(false)
  expect(mayCountLater([])).toBe(false)
})

test("a code that does not fit, is below its minimum or is worth more is refused because of the goods", () => {
  expect(codes.filter((code) => isAboutGoods(of(code)))).toEqual([4025, 3109, 4046])
  // Without codes it is the minimum of the delivery.
  expect(isAboutGoods({ code: 3109, message: "" })).toBe(false)
})
