import { expect, test } from "vitest"
import { servedAt } from "./servedAt.ts"

test("food is made for the requested time, and without one that is still to come for the earliest", () => {
  expect(servedAt(300, 200)).toBe(300)
  expect([100, 200, null, undefined].map((requested) => servedAt(requested, 200))).toEqual([200, 200, 200, 200])
  expect(servedAt(null, -5)).toBe(-5)
})
