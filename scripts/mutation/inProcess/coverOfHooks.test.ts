import { expect, test } from "vitest"
import { coverOfHooks, hooksOf } from "./coverOfHooks.ts"

test("the coverage of a file's hooks is added to that of each of its tests", () => {
  // A mutant's hit limit is a multiple of these counts: without the hooks' hits it could look like an endless loop.
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
