import { expect, test } from "vitest"
import { formatPhone } from "./formatPhone.ts"

test.each([
  ["+4722000101", "+47 22 00 01 01"],
  ["+46846500401", "+46 8 46 50 04 01"],
  ["+46313900604", "+46 31 390 06 04"],
  ["+46700000101", "+46 70 000 01 01"],
  ["02020", "02020"],
  ["", ""],
])("%s is written as %s", (phone, words) => expect(formatPhone(phone)).toBe(words))
