import { expect, test } from "vitest"
import { sampleAdministrator as administrator, sampleColleague as colleague } from "../../../testing/index.ts"
import { isLastAdministrator } from "./isLastAdministrator.ts"

test("the last administrator is the only active one; deactivated ones do not count", () => {
  const other = { ...colleague, role: "administrator" } as const
  expect(isLastAdministrator("u1", [administrator, colleague])).toBe(true)
  expect(isLastAdministrator("u2", [administrator, colleague])).toBe(false)
  expect(isLastAdministrator("u1", [administrator, other])).toBe(false)
  expect(isLastAdministrator("u1", [administrator, { ...other, isActive: false }])).toBe(true)
  expect(isLastAdministrator("u1", [])).toBe(false)
})
