import { expect, test } from "vitest"
import { isEmail } from "./isEmail.ts"

test("an address has an at, and a dot behind it", () => {
  expect(["kunde1@skorpe.test", "a+b@c.d.test"].map(isEmail)).toEqual([true, true])
  expect(["", "kunde1", "kunde1@test", "@skorpe.test", "a b@skorpe.test", "a@b@skorpe.test"].some(isEmail)).toBe(false)
  expect(isEmail(`${"a".repeat(300)}@skorpe.test`)).toBe(false)
})
