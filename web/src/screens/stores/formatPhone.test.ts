import { expect, test } from "vitest"
import { formatPhone } from "./formatPhone.ts"

test.each([
  ["+4722000101", "+47 22 00 01 01"],
  ["+46700000101", "+46 7 00 00 01 01"],
  ["02020", "02020"],
  ["", ""],
])("%s is read as %s", (phone, words) => expect(formatPhone(phone)).toBe(words))
