import { expect, test } from "vitest"
import type { StoreHours } from "./findEntry.ts"
import { findBusinessDay } from "./findBusinessDay.ts"
import { isOpenAt } from "./isOpenAt.ts"

const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
const daily = (openingHours: string, closingHours: string): StoreHours => ({
  openingHours: week.map((weekDay) => ({ weekDay, openingHours, closingHours })),
})
const oslo = "Europe/Oslo"
const today = Date.parse("2026-11-24") / 86_400_000

test("a store is open from its first moment to its last, both inclusive", () => {
  const hours = daily("11:00", "22:00")
  const day = findBusinessDay(hours, oslo, today)
  const [opening = 0, closing = 0] = [day?.opening, day?.closing]
  expect(new Date(opening).toISOString()).toBe("2026-11-24T10:00:00.000Z")
  expect([opening - 1, opening, closing, closing + 1].map((at) => isOpenAt(oslo, hours, at))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test("a day is computed once per time zone and schedule", () => {
  const hours = daily("11:00", "22:00")
  const first = findBusinessDay(hours, oslo, today)
  expect(findBusinessDay(hours, oslo, today)).toBe(first)
  expect(findBusinessDay(hours, "Europe/Helsinki", today)?.opening).toBe((first?.opening ?? 0) - 3_600_000)

  const schedule = { customSchedulesEnabled: true, hoursOfOperation: daily("12:00", "22:00").openingHours }
  expect(findBusinessDay(hours, oslo, today)).toEqual(first)
  expect(findBusinessDay({ ...hours, schedule }, oslo, today)?.opening).toBe((first?.opening ?? 0) + 3_600_000)
  expect(findBusinessDay(hours, oslo, today)).toEqual(first)
})

test("the cache of a store's hours is limited to a thousand days, so that queries cannot exhaust memory", () => {
  const hours = daily("11:00", "22:00")
  const ask = (index: number) => findBusinessDay(hours, oslo, today + index)
  const first = ask(0)
  for (let index = 1; index < 1000; index++) ask(index)
  expect(ask(0)).not.toBe(first)
  expect(ask(0)).toEqual(first)

  const others = daily("11:00", "22:00")
  const known = Array.from({ length: 999 }, (_, index) => findBusinessDay(others, oslo, today + index))
  expect(known.every((day, index) => findBusinessDay(others, oslo, today + index) === day)).toBe(true)
})
