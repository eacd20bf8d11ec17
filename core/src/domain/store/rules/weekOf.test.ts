import { expect, test } from "vitest"
import type { OpeningHoursEntry } from "../model.ts"
import { weekOf } from "./weekOf.ts"

const oslo = "Europe/Oslo"
/** A Saturday, 18:00 in Oslo. */
const saturday = Date.UTC(2026, 10, 21, 17)

const on = (weekDay: OpeningHoursEntry["weekDay"], openingHours: string | null, closingHours: string | null) =>
  ({ weekDay, openingHours, closingHours }) as OpeningHoursEntry

const openingHours = [
  on("Sat", "11:00", "02:00"),
  on("Sun", null, null),
  on("Mon", "00:00", "00:00"),
  on("Tue", "11:00", "22:00"),
]

test("begins today, and may close after midnight", () => {
  const week = weekOf({ openingHours }, oslo, saturday)
  expect(week.map(({ day }) => day)).toEqual([
    "2026-11-21",
    "2026-11-22",
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
    "2026-11-26",
    "2026-11-27",
  ])
  expect(week[0]).toEqual({
    day: "2026-11-21",
    hours: { opening: Date.UTC(2026, 10, 21, 10), closing: Date.UTC(2026, 10, 22, 1) },
    allDay: false,
    unusual: false,
  })
  expect(week[1]?.hours).toBeNull()
  expect(week.map(({ allDay }) => allDay)).toEqual([false, false, true, false, false, false, false])
  // Wednesday has no entry: closed.
  expect(week[4]).toMatchObject({ hours: null, unusual: false })
})

test("marks days whose hours differ from their weekday's", () => {
  const schedule = {
    customSchedulesEnabled: true,
    hoursOfOperation: [on("2026-11-22", "12:00", "18:00"), on("Tue", "11:00", "22:00")],
  }
  const dated = [on("2026-11-23", null, null), ...openingHours]
  const week = weekOf({ openingHours: dated, schedule }, oslo, saturday)
  expect(week.map(({ unusual }) => unusual)).toEqual([false, true, true, false, false, false, false])
  expect(
    weekOf({ openingHours, schedule: { ...schedule, customSchedulesEnabled: false } }, oslo, saturday)[1],
  ).toMatchObject({ hours: null, unusual: false })
})
