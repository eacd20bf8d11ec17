import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { findBusinessDay } from "../../store/rules/findBusinessDay.ts"
import type { StoreHours } from "../../store/rules/findEntry.ts"
import type { DayNumber, Millis } from "../../time/model.ts"
import type { Delay } from "../model.ts"
import { delayOn } from "./delayOn.ts"
import { soonestMinutes } from "./isTooSoon.ts"
import { listSlots } from "./listSlots.ts"

/** The slots of a business day that are far enough ahead, `most` at most (DECISIONS §5). */
export const findSlots = (
  timeZone: string,
  hours: StoreHours,
  day: DayNumber,
  now: Millis,
  delay: Delay,
  most?: number,
): Millis[] => {
  const businessDay = findBusinessDay(hours, timeZone, day)
  if (!businessDay) return []
  const ahead = minutesToMilliseconds(Math.max(soonestMinutes, delay.now))
  const fromOpening = minutesToMilliseconds(delayOn(timeZone, day, now, delay))
  const earliest = Math.max(businessDay.opening + fromOpening, now + ahead)
  return listSlots(timeZone, businessDay, earliest, most)
}
