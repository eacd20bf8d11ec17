import { expect, test } from "vitest"
import { mayHaveAccount } from "./mayHaveAccount.ts"

test.each([
  ["2013-11-27", "2026-11-26", false],
  ["2013-11-26", "2026-11-26", true],
  ["2012-02-29", "2025-02-28", false],
  ["2012-02-29", "2025-03-01", true],
  ["2026-11-27", "2026-11-26", false],
  ["1900-01-01", "2026-11-26", true],
])("born on %s, on %s with an account of their own: %s", (birthdate, day, may) => {
  expect(mayHaveAccount(birthdate, day)).toBe(may)
})
