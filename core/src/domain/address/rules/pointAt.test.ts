import { expect, test } from "vitest"
import { pointAt } from "./pointAt.ts"

test.each([
  [null, "next", 0],
  [0, "next", 1],
  [2, "next", 0],
  [null, "previous", 2],
  [0, "previous", 2],
  [2, "previous", 1],
  [1, "first", 0],
  [1, "last", 2],
  [1, "none", null],
] as const)("from %s to the %s of three is %s", (from, to, expected) => expect(pointAt(from, to, 3)).toBe(expected))

test("an empty list has no highlighted suggestion", () => {
  expect(pointAt(null, "next", 0)).toBeNull()
  expect(pointAt(null, "last", 0)).toBeNull()
})
