import { expect, test } from "vitest"
import { freshUntil, isSessionOver, sessionLife } from "./sessionLife.ts"

test("a session is fresh for half an hour and lasts a day after its last renewal", () => {
  expect(freshUntil(1000)).toBe(1000 + 30 * 60_000)
  expect(isSessionOver(1000, 1000 + 24 * 3_600_000 - 1)).toBe(false)
  expect(isSessionOver(1000, 1000 + 24 * 3_600_000)).toBe(true)
})

test("a session asks for renewal long before it ends", () => {
  expect(sessionLife.renewsAfter * 4).toBeLessThan(sessionLife.holds)
})
