import { expect, test } from "vitest"
import { couponKey } from "./couponKey.ts"

test("a code matches however it is typed", () => {
  expect([" hent25", "Hent25 ", "HENT25"].map(couponKey)).toEqual(["HENT25", "HENT25", "HENT25"])
  expect(couponKey("hent 25")).not.toBe(couponKey("hent25"))
})

test("invisible characters are not part of a code; a code of nothing else is empty", () => {
  expect(couponKey("\u200bpizza\u00ad20\ufeff\u0000 ")).toBe("PIZZA20")
  expect(couponKey("\u200b\u200d")).toBe("")
})
