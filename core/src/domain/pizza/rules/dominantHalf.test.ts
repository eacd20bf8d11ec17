import { expect, test } from "vitest"
import { dominantHalf } from "./dominantHalf.ts"

test("the half with more ingredients represents both, the left one if equal", () => {
  expect(dominantHalf([1, 1], [1, 1, 1])).toBe("right")
  expect(dominantHalf([1, 1], [1, 0, 0])).toBe("left")
  expect(dominantHalf([1, 1], [3, 0.75])).toBe("left")
  expect(dominantHalf([], [])).toBe("left")
})
