import type { Day, DayNumber } from "../model.ts"
import { nameDay } from "./nameDay.ts"

const dayLength = 86_400_000

/** A day's name `yyyy-MM-dd` counted from 1970-01-01, the way back from `nameDay`; `null` for a day that no year has. */
export const readDay = (day: Day): DayNumber | null => {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split("-").map(Number)
  const count = Date.UTC(year, month - 1, date) / dayLength
  return !Number.isNaN(count) && nameDay(count) === day ? count : null
}
