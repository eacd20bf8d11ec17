import { expect, test } from "vitest"
import { backOff } from "./backOff.ts"

test("the wait doubles from a second up to half a minute, after any number of failures", () => {
  expect([0, 1, 4, 5, 10, 5000].map((failures) => backOff(failures))).toEqual([
    1000, 2000, 16_000, 30_000, 30_000, 30_000,
  ])
})

test("a caller can set other bounds", () => {
  const hasty = { first: 350, longest: 5000 }
  expect([0, 1, 2, 3, 4, 9].map((failures) => backOff(failures, hasty))).toEqual([350, 700, 1400, 2800, 5000, 5000])
})
