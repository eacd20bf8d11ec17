import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { tellOfLateCode } from "./tellOfLateCode.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("code that loads soon is not reported", () => {
  const sent: string[] = []
  const tell = tellOfLateCode(({ type }) => sent.push(type))
  tell("event", true)
  vi.advanceTimersByTime(1999)
  tell("event", false)
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
})

test("after two seconds the customer is told that code is late, and later that it has loaded; every time", () => {
  const sent: string[] = []
  const tell = tellOfLateCode(({ type }) => sent.push(type))
  for (const _ of [1, 2]) {
    tell("event", true)
    vi.advanceTimersByTime(2000)
    tell("event", false)
  }
  expect(sent).toEqual(["CodeDelayed", "CodeLoaded", "CodeDelayed", "CodeLoaded"])
})

test("a wait that is reported repeatedly is told to the customer once, two seconds after it began", () => {
  const sent: string[] = []
  const tell = tellOfLateCode(({ type }) => sent.push(type))
  for (let nth = 0; nth < 4; nth++) {
    tell("event", true)
    vi.advanceTimersByTime(600)
  }
  expect(sent).toEqual(["CodeDelayed"])
  tell("event", false)
  tell("event", false)
  expect(sent).toEqual(["CodeDelayed", "CodeLoaded"])
})

test("code is late until nothing waits for it any more", () => {
  const sent: string[] = []
  const tell = tellOfLateCode(({ type }) => sent.push(type))
  tell("command", true)
  vi.advanceTimersByTime(1500)
  tell("event", true)
  tell("command", false)
  vi.advanceTimersByTime(500)
  tell("command", false)
  expect(sent).toEqual(["CodeDelayed"])
  tell("event", false)
  expect(sent).toEqual(["CodeDelayed", "CodeLoaded"])
})
