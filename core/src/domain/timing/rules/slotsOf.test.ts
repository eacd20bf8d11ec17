import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { StoreHours } from "../../store/rules/findEntry.ts"
import { readDay } from "../../time/rules/readDay.ts"
import { findSlots } from "./findSlots.ts"
import { slotsOf } from "./slotsOf.ts"
import { steadyDelay } from "./steadyDelay.ts"
import { writeLocal } from "./writeLocal.ts"

const zone = "Europe/Oslo"
const daily = (openingHours: string, closingHours: string): StoreHours => ({
  openingHours: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((weekDay) => ({
    weekDay,
    openingHours,
    closingHours,
  })),
})
const ask = (hours: StoreHours, day: string, now: string, delay = 0) =>
  slotsOf(zone, hours, day, Date.parse(now), steadyDelay(delay)).map((at) => writeLocal(zone, at).slice(11, 16))

const longAgo = "2026-01-01T12:00:00+01:00"

describe("the slots of a day", () => {
  test("are its quarters from opening to closing, both inclusive", () => {
    const slots = ask(daily("11:00", "12:30"), "2026-11-24", longAgo)
    expect(slots).toEqual(["11:00", "11:15", "11:30", "11:45", "12:00", "12:15", "12:30"])
  })
  test("start at the first quarter after opening, and end at the last one before closing", () => {
    expect(ask(daily("11:07", "11:52"), "2026-11-24", longAgo)).toEqual(["11:15", "11:30", "11:45"])
  })
  test("start at opening plus delay", () => {
    expect(ask(daily("11:00", "12:30"), "2026-11-24", longAgo, 60)).toEqual(["12:00", "12:15", "12:30"])
    expect(ask(daily("11:00", "12:30"), "2026-11-24", longAgo, 35)[0]).toBe("11:45")
  })
  test("continue past midnight as slots of the day on which the store opened", () => {
    const slots = ask(daily("23:30", "00:30"), "2026-11-24", longAgo)
    expect(slots).toEqual(["23:30", "23:45", "00:00", "00:15", "00:30"])
  })
  test("of a store that never closes end at the next day's opening", () => {
    expect(ask(daily("00:00", "00:00"), "2026-11-24", longAgo)).toHaveLength(97)
  })
  test.each(["2026-02-30", "2026-13-01", "2026-11", "tomorrow", ""])("of %j, which is not a date, are none", (day) => {
    expect(ask(daily("11:00", "22:00"), day, longAgo)).toEqual([])
    // Nor the slots of day 0.
    expect(ask(daily("11:00", "22:00"), day, "1969-12-01T12:00:00+01:00")).toEqual([])
  })
  test("are the first ones up to a maximum", () => {
    const first = findSlots(
      zone,
      daily("11:00", "22:00"),
      readDay("2026-11-24") ?? 0,
      Date.parse(longAgo),
      steadyDelay(0),
      2,
    )
    expect(first.map((at) => writeLocal(zone, at).slice(11, 16))).toEqual(["11:00", "11:15"])
  })
  test("are none if the store is closed, or closes before its first pizza is ready", () => {
    expect(ask({ openingHours: [] }, "2026-11-24", longAgo)).toEqual([])
    expect(ask(daily("11:00", "12:00"), "2026-11-24", longAgo, 61)).toEqual([])
  })
})

describe("from now", () => {
  const hours = daily("11:00", "22:00")
  test.each([
    ["2026-11-24T12:00:00+01:00", 30, "13:00"],
    ["2026-11-24T12:00:01+01:00", 30, "13:15"],
    ["2026-11-24T12:00:00+01:00", 61, "13:15"],
    ["2026-11-24T12:00:00+01:00", 90, "13:30"],
    ["2026-11-24T21:00:00+01:00", 0, "22:00"],
    ["2026-11-24T21:00:01+01:00", 0, undefined],
  ])("at %s with a delay of %i, the first slot is %s", (now, delay, first) =>
    expect(ask(hours, "2026-11-24", now, delay)[0]).toBe(first),
  )
})

describe("when the clocks change", () => {
  const moments = (hours: StoreHours, day: string) =>
    slotsOf(zone, hours, day, Date.parse(longAgo), steadyDelay(0)).map((at) => writeLocal(zone, at).slice(11))

  test("in spring the skipped hour is not offered", () => {
    expect(moments(daily("01:30", "03:15"), "2026-03-29")).toEqual([
      "01:30:00+01:00",
      "01:45:00+01:00",
      "03:00:00+02:00",
      "03:15:00+02:00",
    ])
  })
  test("in autumn the repeated hour is offered once, the first time", () => {
    expect(moments(daily("02:30", "03:15"), "2026-10-25")).toEqual([
      "02:30:00+02:00",
      "02:45:00+02:00",
      "03:00:00+01:00",
      "03:15:00+01:00",
    ])
  })
  test("a time that is only ready in the repeated hour is offered after that hour", () => {
    const slots = slotsOf(zone, daily("02:30", "03:15"), "2026-10-25", Date.parse(longAgo), steadyDelay(45))
    expect(slots.map((at) => writeLocal(zone, at))).toEqual(["2026-10-25T03:00:00+01:00", "2026-10-25T03:15:00+01:00"])
  })
})

test("slots are always ordered, unique quarters, and never too soon", () => {
  const wall = fc
    .integer({ min: 0, max: 1439 })
    .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16))
  fc.assert(
    fc.property(
      wall,
      wall,
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 300 }),
      (from, to, minutes, delay) => {
        const now = Date.parse("2026-10-24T00:00:00Z") + minutes * 60_000
        const slots = slotsOf(zone, daily(from, to), "2026-10-25", now, steadyDelay(delay))
        expect(slots).toEqual([...new Set(slots)].sort((one, other) => one - other))
        for (const at of slots) {
          expect(at).toBeGreaterThanOrEqual(now + Math.max(60, delay) * 60_000)
          expect(["00", "15", "30", "45"]).toContain(writeLocal(zone, at).slice(14, 16))
        }
        const walls = slots.map((at) => writeLocal(zone, at).slice(0, 16))
        expect(new Set(walls).size).toBe(walls.length)
      },
    ),
  )
})
