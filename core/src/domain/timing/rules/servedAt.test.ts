import { expect, test } from "vitest"
import { servedAt } from "./servedAt.ts"

test("food is made for the requested time if it is in the future, and otherwise for the earliest time", () => {
  expect(servedAt(300, 200)).toBe(300)
  expect([100, 200, null, undefined].map((requested) => servedAt(requested, 200))).toEqual([200, 200, 200, 200])
  expect(servedAt(null, -5)).toBe(-5)
})
