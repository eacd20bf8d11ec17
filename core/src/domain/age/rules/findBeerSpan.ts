import { isSunday } from "date-fns/isSunday"
import type { BeerFreeDay, BeerHours, BeerSpan } from "../../market/model.ts"
import type { DayNumber } from "../../time/model.ts"
import { dateOf } from "../../time/rules/dateOf.ts"
import { nameDay } from "../../time/rules/nameDay.ts"
import { findEaster } from "./findEaster.ts"

/** The local times between which beer may be sold on a day; `null` for not at all (DECISIONS §10). */
export const findBeerSpan = ({ weekdays, eves, freeDays }: BeerHours, day: DayNumber): BeerSpan | null => {
  if (isSunday(dateOf(day)) || freeDays.some((free) => isOn(free, day))) return null
  const next = day + 1
  return isSunday(dateOf(next)) || freeDays.some((free) => free.hasEve && isOn(free, next)) ? eves : weekdays
}

const isOn = ({ on }: BeerFreeDay, day: DayNumber): boolean => {
  const date = nameDay(day)
  return "date" in on ? date.endsWith(on.date) : day === findEaster(Number(date.slice(0, 4))) + on.afterEaster
}
