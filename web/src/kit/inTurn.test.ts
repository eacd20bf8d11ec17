import { expect, test, vi } from "vitest"
import { inTurn } from "./inTurn.ts"

const quiet = async (): Promise<void> => {
  vi.advanceTimersToNextTimer()
  await Promise.resolve()
}

test("pieces of work run one by one in order, and a cancelled one does not run", async () => {
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
