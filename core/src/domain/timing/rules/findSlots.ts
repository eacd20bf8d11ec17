import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { findBusinessDay } from "../../store/rules/findBusinessDay.ts"
import type { StoreHours } from "../../store/rules/findEntry.ts"
import type { DayNumber, Millis } from "../../time/model.ts"
import { soonestMinutes } from "./isTooSoon.ts"
import { listSlots } from "./listSlots.ts"

/** The slots of a business day that are far enough ahead, `most` at most (DECISIONS §5). */
export const findSlots = (
  timeZone: string,
  hours: StoreHours,
  day: DayNumber,
  now: Millis,
  delayMinutes: number,
  most?: number,
): Millis[] => {
  const businessDay = findBusinessDay(hours, timeZone, day)
  if (!businessDay) return []
  const ahead = minutesToMilliseconds(Math.max(soonestMinutes, delayMinutes))
  const earliest = Math.max(businessDay.opening + minutesToMilliseconds(delayMinutes), now + ahead)
  return listSlots(timeZone, businessDay, earliest, most)
}
