import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { tellOfLateCode } from "./tellOfLateCode.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("code that comes soon is not spoken of", () => {
  const sent: string[] = []
  const tell = tellOfLateCode(({ type }) => sent.push(type))
  tell(true)
  vi.advanceTimersByTime(1999)
  tell(false)
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
})

test("after two seconds the customer hears that code is late, and later that it has come; each time anew", () => {
  const sent: string[] = []
  const tell = tellOfLateCode(({ type }) => sent.push(type))
  for (const _ of [1, 2]) {
    tell(true)
    vi.advanceTimersByTime(2000)
    tell(false)
  }
  expect(sent).toEqual(["CodeDelayed", "CodeLoaded", "CodeDelayed", "CodeLoaded"])
})
