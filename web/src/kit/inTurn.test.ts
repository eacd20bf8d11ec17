import { expect, test, vi } from "vitest"
import { inTurn } from "./inTurn.ts"

const quiet = async (): Promise<void> => {
  vi.advanceTimersToNextTimer()
  await Promise.resolve()
}

test("pieces of work are done one by one, in their order, and one that is left out is not done", async () => {
  vi.useFakeTimers()
  vi.stubGlobal("requestIdleCallback", undefined)
  const done: string[] = []
  inTurn(() => done.push("first"))
  const leaveOut = inTurn(() => done.push("second"))
  inTurn(() => done.push("third"))
  leaveOut()
  expect(done).toEqual([])
  await quiet()
  expect(done).toEqual(["first"])
  await quiet()
  expect(done).toEqual(["first", "third"])
  expect(vi.getTimerCount()).toBe(0)
  inTurn(() => done.push("later"))
  await quiet()
  expect(done).toEqual(["first", "third", "later"])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
