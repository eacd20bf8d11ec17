import { marketOf } from "@skorpe/core/domain/market"
import { describe, expect, test } from "vitest"
import { rules } from "./rules.ts"

const ask = (name: string, asked: unknown, market: "no" | "se" = "no") => rules[name]?.(asked, marketOf(market))

const hours = [{ weekDay: "Fri", openingHours: "11:00", closingHours: "02:00" }]
const custom = (customSchedulesEnabled: boolean) => ({
  customSchedulesEnabled,
  hoursOfOperation: [{ weekDay: "Fri", openingHours: "12:00", closingHours: "13:00" }],
})

describe("opening", () => {
  test("says whether the store is open, and until when, with the market's offset", () => {
    expect(ask("opening", { hours, at: "2026-11-21T00:30:00+01:00" })).toEqual({
      open: true,
      changesAt: "2026-11-21T02:00:00+01:00",
    })
    expect(ask("opening", { hours, at: "2026-03-25T00:30:00Z" })).toEqual({
      open: false,
      changesAt: "2026-03-27T11:00:00+01:00",
    })
    expect(ask("opening", { hours: [], at: "2026-11-21T00:30:00Z" })).toEqual({ open: false, changesAt: null })
  })
  test("applies an enabled custom schedule", () => {
    const at = "2026-11-20T14:00:00+01:00"
    expect(ask("opening", { hours, schedule: custom(true), at })).toMatchObject({ open: false })
    expect(ask("opening", { hours, schedule: custom(false), at })).toMatchObject({ open: true })
  })
  test.each([
    ["no offset", { hours, at: "2026-11-20T14:00:00" }],
    [
      "an hour 24",
      { hours: [{ weekDay: "Fri", openingHours: "11:00", closingHours: "24:00" }], at: "2026-11-20T14:00:00Z" },
    ],
    [
      "an unknown weekday",
      { hours: [{ weekDay: "fredag", openingHours: null, closingHours: null }], at: "2026-11-20T14:00:00Z" },
    ],
  ])("%s does not fit", (_, asked) => expect(ask("opening", asked)).toEqual({ error: expect.any(String) as string }))
})

describe("slots", () => {
  const now = "2026-11-21T00:10:00+01:00"
  test("offers now, the rest of the night, and the Fridays ahead", () => {
    const answer = ask("slots", { hours, now, delay: 30 })
    expect(answer).toMatchObject({
      now: true,
      today: ["01:15", "01:30", "01:45", "02:00"].map((wall) => `2026-11-21T${wall}:00+01:00`),
      tomorrow: [],
    })
    expect(answer).toHaveProperty(["dates", 0], "2026-11-27")
  })
  test("excludes the given rules", () => {
    expect(ask("slots", { hours, now, delay: 30, exclude: ["now", "preorder"] })).toMatchObject({
      now: false,
      today: [],
    })
  })
  test("a negative delay does not fit", () => {
    expect(ask("slots", { hours, now, delay: -1 })).toEqual({ error: expect.any(String) as string })
  })
})

test("large-order flags in Norway, none in Sweden", () => {
  const asked = { pizzas: 31, requested: null, now: "2026-11-21T12:00:00+01:00" }
  const none = { needsNextDayOrder: false, needsRestrictionMessage: false, needsManualOrder: false }
  expect(ask("large-order", asked)).toEqual({ ...none, needsRestrictionMessage: true })
  expect(ask("large-order", { ...asked, requested: "2026-11-22T12:00:00+01:00" })).toEqual({
    ...none,
    needsNextDayOrder: true,
  })
  expect(ask("large-order", asked, "se")).toEqual(none)
})

test("beer ends at six on Saturdays in Norway, and has no hours in Sweden", () => {
  expect(ask("beer", { at: "2026-11-21T18:00:00+01:00" })).toEqual({ allowed: true, minimumAge: 18 })
  expect(ask("beer", { at: "2026-11-21T18:00:01+01:00" })).toEqual({ allowed: false, minimumAge: 18 })
  expect(ask("beer", { at: "2026-11-22T12:00:00+01:00" }, "se")).toEqual({ allowed: true, minimumAge: 18 })
})
