import OpeningHours from "opening_hours"
import { Temporal } from "temporal-polyfill"
import { describe, expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import type { StoreHours } from "../../store/rules/findEntry.ts"
import { nameDay } from "../../time/rules/nameDay.ts"
import { findEaster } from "./findEaster.ts"
import { sellsBeerAt } from "./sellsBeerAt.ts"

const oslo = (moment: string) => Temporal.PlainDateTime.from(moment).toZonedDateTime("Europe/Oslo").epochMilliseconds
const allowed = (moment: string, market = norway) => sellsBeerAt(market, oslo(moment)).allowed

/** Norway's days without beer, from the calendar: New Year, Maundy Thursday to Easter Monday, 1 and 17 May, Ascension, Whit Monday, Christmas. */
const withoutBeer = new Set(
  `
  2026-01-01 2026-04-02 2026-04-03 2026-04-06 2026-05-01 2026-05-14 2026-05-17 2026-05-25 2026-12-25 2026-12-26
  2027-01-01 2027-03-25 2027-03-26 2027-03-29 2027-05-01 2027-05-06 2027-05-17 2027-12-25 2027-12-26
  2028-01-01 2028-04-13 2028-04-14 2028-04-17 2028-05-01 2028-05-17 2028-05-25 2028-06-05 2028-12-25 2028-12-26
  2029-01-01 2029-03-29 2029-03-30 2029-04-02 2029-05-01 2029-05-10 2029-05-17 2029-05-21 2029-12-25 2029-12-26
  2030-01-01 2030-04-18 2030-04-19 2030-04-22 2030-05-01 2030-05-17 2030-05-30 2030-06-10 2030-12-25 2030-12-26
  `
    .trim()
    .split(/\s+/),
)
/** Its short days that are not Saturdays: before Maundy Thursday, Christmas Eve, New Year's Eve. */
const shortDays = new Set(
  `
  2026-04-01 2026-12-24 2026-12-31 2027-03-24 2027-12-24 2027-12-31 2028-04-12
  2029-03-28 2029-12-24 2029-12-31 2030-04-17 2030-12-24 2030-12-31
  `
    .trim()
    .split(/\s+/),
)

const seconds = ["00:00:00", "07:59:59", "08:00:00", "12:00:00", "17:59:59", "18:00:00", "18:00:01"].concat([
  "19:59:59",
  "20:00:00",
  "20:00:01",
  "23:59:59",
])

test.each([2026, 2027, 2028, 2029, 2030])("every day of %i matches the calendar", (year) => {
  const begin = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  for (let date = begin; date.year === year; date = date.add({ days: 1 })) {
    const name = date.toString()
    const isClosed = date.dayOfWeek === 7 || withoutBeer.has(name)
    const last = date.dayOfWeek === 6 || shortDays.has(name) ? "18:00:00" : "20:00:00"
    const expected = seconds.filter((second) => !isClosed && "08:00:00" <= second && second <= last)
    expect([name, ...seconds.filter((second) => allowed(`${name}T${second}`))]).toEqual([name, ...expected])
  }
})

describe("in Norway", () => {
  test("the last second is included", () => {
    expect(allowed("2026-11-24T20:00:00.999")).toBe(true)
    expect(allowed("2026-11-24T07:59:59.999")).toBe(false)
  })
  test("the days before Ascension Day, 1 May and 17 May are ordinary, unless they are Saturdays", () => {
    const late = (day: string) => allowed(`${day}T20:00:00`)
    expect(["2026-04-30", "2026-05-13", "2028-05-16"].map(late)).toEqual([true, true, true])
    expect(late("2026-05-16")).toBe(false)
  })
  test("a store's narrower hours apply, wider ones do not", () => {
    const hours = (openingHours: string, closingHours: string): StoreHours => ({
      openingHours: [{ weekDay: "Tue", openingHours, closingHours }],
    })
    const at = (wall: string, storeHours: StoreHours) =>
      sellsBeerAt(norway, oslo(`2026-11-24T${wall}`), storeHours).allowed
    expect([at("08:30:00", hours("09:00", "19:00")), at("19:00:00.500", hours("09:00", "19:00"))]).toEqual([
      false,
      true,
    ])
    expect(at("19:00:01", hours("09:00", "19:00"))).toBe(false)
    expect(at("20:00:01", hours("09:00", "23:00"))).toBe(false)
  })
  test("the buyer is 18", () => expect(sellsBeerAt(norway, oslo("2026-11-24T12:00")).minimumAge).toBe(18))
})

test("in Sweden no hours restrict beer, and the buyer is 18", () => {
  expect(sellsBeerAt(sweden, oslo("2026-12-25T03:00"))).toEqual({ allowed: true, minimumAge: 18 })
})

test("Easter is when opening_hours has it, from 1600 to 2599", () => {
  const easter = new OpeningHours("easter 00:00-24:00")
  const found = Array.from({ length: 1000 }, (_, index) => nameDay(findEaster(1600 + index)))
  expect(found.filter((day) => !easter.getState(new Date(`${day}T12:00:00`)))).toEqual([])
  expect(found.slice(426, 431)).toEqual(["2026-04-05", "2027-03-28", "2028-04-16", "2029-04-01", "2030-04-21"])
})
