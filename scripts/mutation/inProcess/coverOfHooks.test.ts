import { expect, test } from "vitest"
import { coverOfHooks, hooksOf } from "./coverOfHooks.ts"

test("what a file's hooks reach counts for each of its tests, beside what the test reaches itself", () => {
  // A mutant's limit is a multiple of these counts: one that its hooks reach often would pass for endless.
  const perTest = {
    [hooksOf("a.test.ts")]: { one: 5000, two: 1 },
    "a.test.ts first": { one: 2 },
    "b.test.ts": { one: 1 },
  }
  const tests = ["a.test.ts first", "a.test.ts second", "b.test.ts only"].map((id) => ({ id }))
  expect(coverOfHooks({ static: { three: 1 }, perTest }, tests)).toEqual({
    static: { three: 1 },
    perTest: {
      "a.test.ts first": { one: 5002, two: 1 },
      "a.test.ts second": { one: 5000, two: 1 },
      "b.test.ts": { one: 1 },
    },
  })
})
