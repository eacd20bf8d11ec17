import { expect, test } from "vitest"
import { soldOutUntil } from "./soldOutUntil.ts"

const at = (text: string) => Date.parse(text)

test("an hour and three hours are counted from now", () => {
  const now = at("2026-11-21T18:05:00+01:00")
  expect(soldOutUntil("Europe/Oslo", "hour", now)).toBe(at("2026-11-21T19:05:00+01:00"))
  expect(soldOutUntil("Europe/Oslo", "threeHours", now)).toBe(at("2026-11-21T21:05:00+01:00"))
})

test("today lasts through the night, also past midnight and when the clocks change", () => {
  const until = (now: string) => soldOutUntil("Europe/Oslo", "today", at(now))
  expect(until("2026-11-21T18:05:00+01:00")).toBe(at("2026-11-22T06:00:00+01:00"))
  expect(until("2026-11-22T01:30:00+01:00")).toBe(at("2026-11-22T06:00:00+01:00"))
  expect(until("2026-10-24T20:00:00+02:00")).toBe(at("2026-10-25T06:00:00+01:00"))
})
