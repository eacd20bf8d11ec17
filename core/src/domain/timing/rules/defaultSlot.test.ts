import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readMoment } from "../temporal.fixture.ts"
import { defaultSlot } from "./defaultSlot.ts"
import { slotsOf } from "./slotsOf.ts"
import { steadyDelay } from "./steadyDelay.ts"

const oslo = "Europe/Oslo"
const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const
const daily = (openingHours: string, closingHours: string) => ({
  openingHours: week.map((weekDay) => ({ weekDay, openingHours, closingHours })),
  schedule: { customSchedulesEnabled: false, hoursOfOperation: [] },
})
const always = daily("00:00", "00:00")
const evening = daily("16:00", "23:00")
const at = (text: string) => Date.parse(text)
const noon = at("2026-11-21T12:00:00+01:00")
const tomorrow = (hours: typeof always, now = noon) => slotsOf(oslo, hours, "2026-11-22", now, steadyDelay(15))
const propose = (hours: typeof always, requested: string | null, now = noon) => {
  const slot = defaultSlot(oslo, tomorrow(hours, now), requested === null ? null : at(requested), now)
  return slot === undefined ? undefined : readMoment(oslo, slot).toPlainDateTime().toString()
}

describe("for tomorrow", () => {
  test("the time of day that was chosen for today is proposed again", () => {
    expect(propose(always, "2026-11-21T19:45:00+01:00")).toBe("2026-11-22T19:45:00")
  })
  test("a store that is open around the clock does not propose a quarter past midnight", () => {
    expect(propose(always, null)).toBe("2026-11-22T12:00:00")
    expect(propose(always, null, at("2026-11-21T23:40:00+01:00"))).toBe("2026-11-22T18:00:00")
    expect(propose(always, null, at("2026-11-21T04:10:00+01:00"))).toBe("2026-11-22T18:00:00")
  })
  test("the nearest slot is proposed if the store is closed at that time", () => {
    expect(propose(evening, null)).toBe("2026-11-22T16:15:00")
    expect(propose(evening, "2026-11-22T00:30:00+01:00")).toBe("2026-11-22T23:00:00")
  })
  test("without slots nothing is proposed", () => {
    expect(defaultSlot(oslo, [], null, noon)).toBeUndefined()
  })
})

test("on the days when the clock changes the wall time is kept if it occurs", () => {
  for (const [day, before] of [
    ["2026-10-25", "2026-10-24T19:30:00+02:00"],
    ["2027-03-28", "2027-03-27T19:30:00+01:00"],
  ] as const) {
    const slots = slotsOf(oslo, always, day, at(before) - 3_600_000, steadyDelay(15))
    const slot = defaultSlot(oslo, slots, at(before), at(before)) ?? 0
    expect(readMoment(oslo, slot).toPlainDateTime().toString()).toBe(`${day}T19:30:00`)
  }
})

test("one of the slots is always proposed, and the chosen time of day if it is among them", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 95 }), fc.constantFrom(always, evening), (quarter, hours) => {
      const requested = at("2026-11-21T00:00:00+01:00") + quarter * 900_000
      const slots = tomorrow(hours)
      const slot = defaultSlot(oslo, slots, requested, noon)
      expect(slots).toContain(slot)
      if (slots.includes(requested + 86_400_000)) expect(slot).toBe(requested + 86_400_000)
    }),
  )
})
