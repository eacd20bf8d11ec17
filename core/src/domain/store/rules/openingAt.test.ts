import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { CustomSchedule, OpeningHoursEntry } from "../model.ts"
import { openingAt } from "./openingAt.ts"
import { cases } from "../../../testing/cases.fixture.ts"

const on = (weekDay: string, hours: string | null): OpeningHoursEntry => {
  const [openingHours = null, closingHours = null] = hours?.split("-") ?? []
  return { weekDay, openingHours, closingHours }
}
const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
const daily = (hours: string) => week.map((day) => on(day, hours))

/** The answer in Oslo; `at` and `changesAt` are ISO with offset and UTC. */
const ask = (hours: readonly OpeningHoursEntry[], at: string, schedule?: CustomSchedule) => {
  const { open, changesAt } = openingAt(hours, schedule, "Europe/Oslo", Date.parse(at))
  return [open, changesAt === null ? null : new Date(changesAt).toISOString().slice(0, 16)]
}

describe("regular days", () => {
  const hours = daily("11:00-22:00")
  test.each([
    ["2026-11-21T10:59:59+01:00", false, "2026-11-21T10:00"],
    ["2026-11-21T11:00:00+01:00", true, "2026-11-21T21:00"],
    ["2026-11-21T22:00:00+01:00", true, "2026-11-21T21:00"],
    ["2026-11-21T22:00:01+01:00", false, "2026-11-22T10:00"],
  ])("at %s", (at, open, changesAt) => expect(ask(hours, at)).toEqual([open, changesAt]))
})

describe("past midnight", () => {
  const hours = [on("Fri", "11:00-02:00"), on("Sat", "12:00-23:00")]
  test("Friday's business day includes half past midnight", () => {
    expect(ask(hours, "2026-11-21T00:30:00+01:00")).toEqual([true, "2026-11-21T01:00"])
    expect(ask(hours, "2026-11-21T02:01:00+01:00")).toEqual([false, "2026-11-21T11:00"])
  })
  test("after Saturday the next opening is on Friday", () => {
    expect(ask(hours, "2026-11-21T23:30:00+01:00")).toEqual([false, "2026-11-27T10:00"])
  })
})

describe("a continuous stretch", () => {
  test("joins hours that touch", () => {
    expect(ask([on("Fri", "11:00-10:00"), on("Sat", "10:00-22:00")], "2026-11-20T12:00:00+01:00")).toEqual([
      true,
      "2026-11-21T21:00",
    ])
  })
  test("joins hours that overlap", () => {
    expect(ask([on("Fri", "18:00-12:00"), on("Sat", "10:00-11:00")], "2026-11-20T20:00:00+01:00")).toEqual([
      true,
      "2026-11-21T11:00",
    ])
  })
  test("is split by a minute between them", () => {
    expect(ask([on("Fri", "11:00-10:00"), on("Sat", "10:01-22:00")], "2026-11-20T12:00:00+01:00")).toEqual([
      true,
      "2026-11-21T09:00",
    ])
  })
  test("never ends for a store that never closes", () => {
    expect(ask(daily("06:00-06:00"), "2026-11-20T12:00:00+01:00")).toEqual([true, null])
    expect(ask(daily("00:00-00:00"), "2026-03-29T02:30:00+01:00")).toEqual([true, null])
  })
})

describe("exceptions", () => {
  const hours = [...daily("11:00-22:00"), on("2026-12-24", null), on("2026-12-25", "15:00-20:00")]
  const custom = (enabled: boolean, ...hoursOfOperation: OpeningHoursEntry[]): CustomSchedule => ({
    customSchedulesEnabled: enabled,
    hoursOfOperation,
  })
  test("a specific date overrides its weekday", () => {
    expect(ask(hours, "2026-12-24T12:00:00+01:00")).toEqual([false, "2026-12-25T14:00"])
  })
  test("an enabled custom schedule overrides both, a disabled one nothing", () => {
    const longer = on("2026-12-25", "12:00-23:00")
    expect(ask(hours, "2026-12-25T12:30:00+01:00", custom(true, longer))).toEqual([true, "2026-12-25T22:00"])
    expect(ask(hours, "2026-12-25T12:30:00+01:00", custom(false, longer))).toEqual([false, "2026-12-25T14:00"])
    expect(ask(hours, "2026-12-25T16:00:00+01:00", custom(true, on("Fri", null)))).toEqual([false, "2026-12-26T10:00"])
  })
  test("the first of two entries for a day counts", () => {
    expect(ask([on("Sat", "12:00-13:00"), ...daily("11:00-22:00")], "2026-11-21T11:30:00+01:00")).toEqual([
      false,
      "2026-11-21T11:00",
    ])
  })
  test("a store may open on a single day, or never", () => {
    const single = [on("2026-11-21", "11:00-22:00")]
    expect(ask(single, "2026-11-21T12:00:00+01:00")).toEqual([true, "2026-11-21T21:00"])
    expect(ask(single, "2026-11-22T12:00:00+01:00")).toEqual([false, null])
    expect(ask([], "2026-11-21T12:00:00+01:00")).toEqual([false, null])
  })
  test("hours with one end missing mean closed", () => {
    const half = (openingHours: string | null, closingHours: string | null) =>
      ask([{ weekDay: "Sat", openingHours, closingHours }], "2026-11-21T12:00:00+01:00")
    expect([half("11:00", null), half(null, "22:00")]).toEqual([
      [false, null],
      [false, null],
    ])
  })
  test("a closing on the hundredth day counts, a day later is never", () => {
    const always = daily("00:00-00:00")
    const until = [...always, on("2027-03-01", "00:00-22:00"), on("2027-03-02", null)]
    expect(ask(until, "2026-11-21T12:00:00+01:00")).toEqual([true, "2027-03-01T21:00"])
    expect(ask([...always, on("2027-03-02", "00:00-22:00")], "2026-11-21T12:00:00+01:00")).toEqual([true, null])
  })
  test("the search ends after 100 days", () => {
    expect(ask([on("2027-03-01", "11:00-22:00")], "2026-11-21T12:00:00+01:00")).toEqual([false, "2027-03-01T10:00"])
    expect(ask([on("2027-03-02", "11:00-22:00")], "2026-11-21T12:00:00+01:00")).toEqual([false, null])
  })
})

describe("when the clocks change", () => {
  test("in spring a skipped local time is one hour later", () => {
    expect(ask([on("Sun", "02:30-08:00")], "2026-03-29T01:00:00+01:00")).toEqual([false, "2026-03-29T01:30"])
    expect(ask([on("Sat", "18:00-02:30")], "2026-03-29T01:00:00+01:00")).toEqual([true, "2026-03-29T01:30"])
    expect(ask([on("Sun", "02:30-03:00")], "2026-03-29T01:00:00+01:00")).toEqual([false, "2026-04-05T00:30"])
    // Only the last moment is left of an hour that is moved to its end.
    expect(ask([on("Sun", "02:30-03:30")], "2026-03-29T01:00:00+01:00")).toEqual([false, "2026-03-29T01:30"])
  })
  test("in autumn an ambiguous local time is the earlier one", () => {
    expect(ask([on("Sat", "18:00-02:30")], "2026-10-24T20:00:00+02:00")).toEqual([true, "2026-10-25T00:30"])
    expect(ask([on("Sat", "18:00-02:30")], "2026-10-25T02:15:00+01:00")).toEqual([false, "2026-10-31T17:00"])
    expect(ask([on("Sun", "02:30-08:00")], "2026-10-25T02:15:00+02:00")).toEqual([false, "2026-10-25T00:30"])
  })
  test("a night across the change is an hour shorter or longer", () => {
    const nights = [on("Sat", "18:00-05:00")]
    expect(ask(nights, "2026-03-28T20:00:00+01:00")).toEqual([true, "2026-03-29T03:00"])
    expect(ask(nights, "2026-10-24T20:00:00+02:00")).toEqual([true, "2026-10-25T04:00"])
  })
})

describe("any hours at any moment", () => {
  const wall = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30", "59"))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`)
  const entry = fc.tuple(fc.constantFrom(...week), wall, wall).map(([day, from, to]) => on(day, `${from}-${to}`))
  const hours = fc.array(entry, { maxLength: 10 })
  const instant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) })
  const zone = "Europe/Stockholm"

  test("the answer is constant until it changes, and the opposite just after", () => {
    fc.assert(
      fc.property(hours, instant, fc.double({ min: 0, max: 1, noNaN: true }), (entries, at, share) => {
        const { open, changesAt } = openingAt(entries, undefined, zone, at)
        if (changesAt === null) return
        expect(changesAt).toBeGreaterThanOrEqual(at)
        const between = Math.floor(at + (changesAt - at - 1) * share)
        if (between >= at) expect(openingAt(entries, undefined, zone, between)).toEqual({ open, changesAt })
        expect(openingAt(entries, undefined, zone, open ? changesAt + 1 : changesAt).open).toBe(!open)
      }),
      { numRuns: cases(500) },
    )
  })
})
