import type { DayNumber } from "../../time/model.ts"
import { nameDay } from "../../time/rules/nameDay.ts"
import type { CustomSchedule, OpeningHoursEntry, WeekDay } from "../model.ts"

/** A store's hours: the ordinary ones, and those that beat them while they are enabled. */
export interface StoreHours {
  readonly openingHours: readonly OpeningHoursEntry[]
  readonly schedule?: CustomSchedule | undefined
}

/** 1970-01-01 was a Thursday. */
const weekDays: readonly WeekDay[] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

/**
 * What is said of a day: the enabled custom schedule beats the ordinary hours, in each a specific date beats the
 * week-day, and of two entries for one day the first counts (DECISIONS §5).
 */
export const findEntry = ({ openingHours, schedule }: StoreHours, day: DayNumber): OpeningHoursEntry | undefined => {
  const date = nameDay(day)
  const weekDay = weekDays[((day % 7) + 7) % 7]
  const among = (entries: readonly OpeningHoursEntry[]) =>
    entries.find((entry) => entry.weekDay === date) ?? entries.find((entry) => entry.weekDay === weekDay)
  return (schedule?.customSchedulesEnabled ? among(schedule.hoursOfOperation) : undefined) ?? among(openingHours)
}
