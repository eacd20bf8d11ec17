import type { HealthWatchEvent } from "@skorpe/core/domain/operator"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { pauses, pollHealth } from "./pollHealth.ts"

let page: EventTarget & { hidden: boolean }
beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal("document", page)
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (isShown: boolean): void => {
  page.hidden = !isShown
  page.dispatchEvent(new Event("visibilitychange"))
}

const away: HealthWatchEvent = { type: "HealthMissed", fault: { _tag: "NoAnswer" } }

const polling = (read = vi.fn<(signal: AbortSignal) => Promise<HealthWatchEvent>>(() => Promise.resolve(away))) => {
  const send = vi.fn<(event: HealthWatchEvent) => void>()
  return { read, send, stop: pollHealth(read, send) }
}

test("the health is read at once, and again after each answer and a pause", async () => {
  const { read, send, stop } = polling()
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(pauses.shown - 1)
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect([read.mock.calls.length, send.mock.calls.length]).toEqual([2, 2])
  stop()
  await vi.advanceTimersByTimeAsync(10 * pauses.shown)
  expect(read).toHaveBeenCalledTimes(2)
})

test("a page in the background reads seldom, and at once when it is shown or the network is there again", async () => {
  const { read, stop } = polling()
  show(false)
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(pauses.hidden - 1)
  expect(read).toHaveBeenCalledTimes(1)
  show(true)
  expect(read).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(pauses.shown)
  expect(read).toHaveBeenCalledTimes(3)
  page.dispatchEvent(new Event("online"))
  expect(read).toHaveBeenCalledTimes(4)
  stop()
})

test("while a slow answer is awaited nothing else is read, and an answer after the stop is dropped", async () => {
  const answer = Promise.withResolvers<HealthWatchEvent>()
  const slow = vi.fn<(signal: AbortSignal) => Promise<HealthWatchEvent>>(() => answer.promise)
  const { read, send, stop } = polling(slow)
  await vi.advanceTimersByTimeAsync(5 * pauses.hidden)
  show(false)
  show(true)
  expect(read).toHaveBeenCalledTimes(1)
  stop()
  expect(read.mock.calls[0]?.[0].aborted).toBe(true)
  answer.resolve(away)
  await vi.advanceTimersByTimeAsync(5 * pauses.hidden)
  expect([read.mock.calls.length, send.mock.calls.length]).toEqual([1, 0])
})
