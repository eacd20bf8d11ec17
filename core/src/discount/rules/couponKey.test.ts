import { expect, test } from "vitest"
import { couponKey } from "./couponKey.ts"

test("a code is the same however it is typed", () => {
  expect([" hent25", "Hent25 ", "HENT25"].map(couponKey)).toEqual(["HENT25", "HENT25", "HENT25"])
  expect(couponKey("hent 25")).not.toBe(couponKey("hent25"))
})
