import { expect, test } from "vitest"
import { isOfAge } from "./isOfAge.ts"

test.each([
  ["2008-11-21", "2026-11-20", false],
  ["2008-11-21", "2026-11-21", true],
  ["2008-02-29", "2026-02-28", false],
  ["2008-02-29", "2026-03-01", true],
  ["1950-01-01", "2026-01-01", true],
])("born on %s, on %s of age: %s", (birthdate, day, is) => {
  expect(isOfAge(birthdate, day)).toBe(is)
})
