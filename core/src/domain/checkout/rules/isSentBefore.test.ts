import { expect, test } from "vitest"
import { isSentBefore } from "./isSentBefore.ts"

test("only 1006 says that the cart was sent before", () => {
  const problem = (code: number) => ({ code, message: "" })
  expect([[], [problem(3023)], [problem(1006)], [problem(3023), problem(1006)]].map(isSentBefore)).toEqual([
    false,
    false,
    true,
    true,
  ])
})
