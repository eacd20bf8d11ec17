import { describe, expect, test } from "vitest"
import type { OpeningHoursEntry } from "../../store/model.ts"
import { offerTimes } from "./offerTimes.ts"
import { steadyDelay } from "./steadyDelay.ts"
import { writeLocal } from "./writeLocal.ts"

const zone = "Europe/Stockholm"
const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
const on = (weekDay: string, openingHours: string | null, closingHours: string | null): OpeningHoursEntry => ({
  weekDay,
  openingHours,
  closingHours,
})
const daily = (opening: string, closing: string) => week.map((day) => on(day, opening, closing))

const ask = (
  openingHours: readonly OpeningHoursEntry[],
  now: string,
  exclude: readonly ("now" | "preorder")[] = [],
) => {
  const offered = offerTimes(zone, { openingHours }, Date.parse(now), steadyDelay(30), {
    now: exclude.includes("now"),
    preorder: exclude.includes("preorder"),
  })
  const walls = (slots: readonly number[]) => slots.map((at) => writeLocal(zone, at).slice(5, 16))
  return { ...offered, today: walls(offered.today), tomorrow: walls(offered.tomorrow) }
}

describe("on an open evening", () => {
  const hours = daily("11:00", "22:00")
  const now = "2026-11-24T20:40:00+01:00"

  test("it offers now, the rest of today, tomorrow, and the thirty days after that", () => {
    const { today, tomorrow, dates, ...rest } = ask(hours, now)
    expect(rest.now).toBe(true)
    expect(today).toEqual(["11-24T21:45", "11-24T22:00"])
    expect([tomorrow[0], tomorrow.at(-1), tomorrow.length]).toEqual(["11-25T11:30", "11-25T22:00", 43])
    expect([dates[0], dates.at(-1), dates.length]).toEqual(["2026-11-26", "2026-12-25", 30])
  })
  test("excluding now keeps the rest, and excluding pre-order removes today only", () => {
    expect(ask(hours, now, ["now"])).toEqual({ ...ask(hours, now), now: false })
    expect(ask(hours, now, ["preorder"])).toEqual({ ...ask(hours, now), today: [] })
  })
  test("less than an hour before closing, today has no slots", () => {
    expect(ask(hours, "2026-11-24T21:01:00+01:00")).toMatchObject({ now: true, today: [] })
  })
})

describe("at night", () => {
  test("today includes the rest of yesterday's business day", () => {
    const { now, today } = ask(daily("18:00", "03:00"), "2026-11-25T01:20:00+01:00")
    expect(now).toBe(true)
    expect(today.slice(0, 5)).toEqual(["11-25T02:30", "11-25T02:45", "11-25T03:00", "11-25T18:30", "11-25T18:45"])
    expect(today.at(-1)).toBe("11-26T03:00")
  })
  test("a time in two business days is one slot, and the slots are in order", () => {
    const overlapping = [on("Tue", "18:00", "12:00"), on("Wed", "10:00", "13:00")]
    const both = ask(overlapping, "2026-11-25T08:00:00+01:00").today
    expect(both).toEqual([...new Set(both)].sort())
    expect([both[0], both.at(-1)]).toEqual(["11-25T09:00", "11-25T13:00"])
  })
})

describe("days further ahead", () => {
  test("closed days are not listed", () => {
    expect(ask([on("Mon", "11:00", "22:00")], "2026-11-24T12:00:00+01:00").dates.slice(0, 2)).toEqual([
      "2026-11-30",
      "2026-12-07",
    ])
  })
  test("the search ends at the hundredth day", () => {
    const now = "2026-11-24T12:00:00+01:00"
    expect(ask([on("2027-03-04", "11:00", "22:00")], now).dates).toEqual(["2027-03-04"])
    expect(ask([on("2027-03-05", "11:00", "22:00")], now).dates).toEqual([])
  })
  test("a store without hours offers nothing", () => {
    expect(ask([], "2026-11-24T12:00:00+01:00")).toEqual({ now: false, today: [], tomorrow: [], dates: [] })
  })
})
