import { expect, test } from "vitest"
import { couponKey } from "./couponKey.ts"

test("a code is the same however it is typed", () => {
  expect([" hent25", "Hent25 ", "HENT25"].map(couponKey)).toEqual(["HENT25", "HENT25", "HENT25"])
  expect(couponKey("hent 25")).not.toBe(couponKey("hent25"))
})

test("what cannot be seen is no part of a code, and nothing but that is no code", () => {
  expect(couponKey("\u200bpizza\u00ad20\ufeff\u0000 ")).toBe("PIZZA20")
  expect(couponKey("\u200b\u200d")).toBe("")
})
