import { millisecondsInDay } from "date-fns/constants"
import { parseISO } from "date-fns/parseISO"
import type { Day, DayNumber } from "../model.ts"
import { nameDay } from "./nameDay.ts"
import { remember } from "./remember.ts"
import { utcDate } from "./utcDate.ts"

/** The day number of `yyyy-MM-dd`, the inverse of `nameDay`; `null` for an invalid day. */
export const readDay = remember((day: Day): DayNumber | null => {
  const count = parseISO(day, { in: utcDate }).getTime() / millisecondsInDay
  return !Number.isNaN(count) && nameDay(count) === day ? count : null
})
