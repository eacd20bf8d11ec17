import { expect, test, vi } from "vitest"
import { remember } from "./remember.ts"

test("a rule runs once for each argument, also if it returns `undefined`; a full memo is cleared", () => {
  const rule = vi.fn<(question: number) => number | null>((question) => (question === 1 ? null : question * 2))
  const remembered = remember(rule)
  expect([remembered(1), remembered(1), remembered(2), remembered(2)]).toEqual([null, null, 4, 4])
  expect(rule).toHaveBeenCalledTimes(2)
  for (let question = 3; question <= 20_000; question++) remembered(question)
  expect([remembered(2), rule.mock.calls.length]).toEqual([4, 20_000])
  remembered(20_001)
  expect([remembered(2), rule.mock.calls.length]).toEqual([4, 20_002])
})
