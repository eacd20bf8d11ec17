import type { BeerFreeDay, BeerHours, BeerSpan } from "../../market/model.ts"
import type { DayNumber } from "../../time/model.ts"
import { nameDay } from "../../time/rules/nameDay.ts"
import { findEaster } from "./findEaster.ts"

/** Between which wall times beer may be sold on a day, `null` for not at all (DECISIONS §10). */
export const findBeerSpan = ({ weekdays, eves, freeDays }: BeerHours, day: DayNumber): BeerSpan | null => {
  if (isSunday(day) || freeDays.some((free) => isOn(free, day))) return null
  const next = day + 1
  return isSunday(next) || freeDays.some((free) => free.hasEve && isOn(free, next)) ? eves : weekdays
}

/** 1970-01-04 was a Sunday. */
const isSunday = (day: DayNumber): boolean => (day - 3) % 7 === 0

const isOn = ({ on }: BeerFreeDay, day: DayNumber): boolean => {
  const date = nameDay(day)
  return "date" in on ? date.endsWith(on.date) : day === findEaster(Number(date.slice(0, 4))) + on.afterEaster
}
