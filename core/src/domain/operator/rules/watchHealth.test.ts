import { expect, test } from "vitest"
import type { ShopHealth } from "../health.ts"
import {
  describeHealthFault,
  type HealthWatch,
  type HealthWatchEvent,
  lockedWatch,
  watchHealth,
} from "./watchHealth.ts"

const health = (at: number): ShopHealth => ({
  at,
  everywhere: null,
  here: {
    startedAt: 0,
    minutes: 10,
    routes: [],
    refusals: [],
    calls: { working: 0, waiting: 0, mostWorking: 64, mostWaiting: 192 },
    telemetry: { waiting: 0, mostWaiting: 10_000 },
    databaseMillis: null,
    memory: 0,
  },
})

const after = (...events: readonly HealthWatchEvent[]): HealthWatch => events.reduce(watchHealth, lockedWatch)

const given: HealthWatchEvent = { type: "KeyGiven", key: "key" }
const read: HealthWatchEvent = { type: "HealthRead", health: health(1) }
const away: HealthWatchEvent = { type: "HealthMissed", fault: { _tag: "NoAnswer" } }
const wrong: HealthWatchEvent = { type: "HealthMissed", fault: { _tag: "WrongKey" } }

test("a key opens the page, and each answer replaces the last", () => {
  expect(after(given)).toEqual({ _tag: "Opening", access: { key: "key" }, fault: null })
  expect(after(given, read, { type: "HealthRead", health: health(2) })).toMatchObject({
    _tag: "Watching",
    health: { at: 2 },
    fault: null,
  })
})

test("without an answer the last figures stay, with the fault, until the server answers again", () => {
  expect(after(given, away)).toMatchObject({ _tag: "Opening", fault: { _tag: "NoAnswer" } })
  const old = after(given, read, away)
  expect(old).toMatchObject({ _tag: "Watching", health: { at: 1 }, fault: { _tag: "NoAnswer" } })
  expect(watchHealth(old, read)).toMatchObject({ _tag: "Watching", fault: null })
})

test("a refused key locks the page, also when the server's key has changed meanwhile", () => {
  for (const watch of [after(given, wrong), after(given, read, wrong)])
    expect(watch).toEqual({ _tag: "Locked", fault: { _tag: "WrongKey" } })
})

test("the same key given again is another access, so that the page asks at once", () => {
  const [first, second] = [after(given), after(given, given)]
  if (first._tag === "Locked" || second._tag === "Locked") throw new Error("a given key locks the page")
  expect(first.access).not.toBe(second.access)
})

test("what arrives after the key was forgotten is ignored", () => {
  const forgotten = after(given, read, { type: "KeyForgotten" })
  expect(forgotten).toBe(lockedWatch)
  for (const late of [read, away, wrong]) expect(watchHealth(forgotten, late)).toBe(lockedWatch)
})

test.each([
  [{ _tag: "WrongKey" }, /does not accept/],
  [{ _tag: "NoAnswer" }, /does not answer/],
  [{ _tag: "Refused", status: 503 }, /answers with 503/],
  [{ _tag: "Unreadable" }, /reload the page/],
] as const)("%o is told in a sentence", (fault, words) => {
  expect(describeHealthFault(fault)).toMatch(words)
})
