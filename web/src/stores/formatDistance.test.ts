import { expect, test } from "vitest"
import { formatDistance } from "./formatDistance.ts"

test.each([
  ["nb", 0, "50 m"],
  ["nb", 362, "350 m"],
  ["nb", 949, "950 m"],
  ["nb", 950, "1 km"],
  ["nb", 1240, "1,2 km"],
  ["sv", 9940, "9,9 km"],
  ["en", 1240, "1.2 km"],
  ["en", 9960, "10 km"],
  ["nb", 304_400, "304 km"],
] as const)("in %s, %i metres are written as %s", (language, metres, words) =>
  // The space between number and unit is non-breaking.
  expect(formatDistance(language, metres).replace(/\s/, " ")).toBe(words),
)
