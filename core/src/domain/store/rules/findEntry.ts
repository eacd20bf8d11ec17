import { getDay } from "date-fns/getDay"
import type { DayNumber } from "../../time/model.ts"
import { dateOf } from "../../time/rules/dateOf.ts"
import { nameDay } from "../../time/rules/nameDay.ts"
import type { CustomSchedule, OpeningHoursEntry, WeekDay } from "../model.ts"

/** A store's hours: the regular ones, and a custom schedule that replaces them while enabled. */
export interface StoreHours {
  readonly openingHours: readonly OpeningHoursEntry[]
  readonly schedule?: CustomSchedule | undefined
}

const weekDays: readonly WeekDay[] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

/**
 * The entry for a day: the enabled custom schedule overrides the regular hours, in each a specific date overrides the
 * weekday, and the first of two entries for a day counts (DECISIONS §5).
 */
export const findEntry = ({ openingHours, schedule }: StoreHours, day: DayNumber): OpeningHoursEntry | undefined => {
  const date = nameDay(day)
  const weekDay = weekDays[getDay(dateOf(day))]
  const among = (entries: readonly OpeningHoursEntry[]) =>
    entries.find((entry) => entry.weekDay === date) ?? entries.find((entry) => entry.weekDay === weekDay)
  return (schedule?.customSchedulesEnabled ? among(schedule.hoursOfOperation) : undefined) ?? among(openingHours)
}
