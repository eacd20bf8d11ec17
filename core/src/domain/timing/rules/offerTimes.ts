import { searchedDays } from "../../store/rules/searchedDays.ts"
import type { StoreHours } from "../../store/rules/findEntry.ts"
import { isOpenAt } from "../../store/rules/isOpenAt.ts"
import type { Day, Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import { nameDay } from "../../time/rules/nameDay.ts"
import type { Delay, Excluded, OfferedTimes } from "../model.ts"
import { findSlots } from "./findSlots.ts"

/** Days listed beyond tomorrow (SPEC §9). */
const mostDates = 30

/** The offered times: now, later today, tomorrow, and up to 30 more days with slots (SPEC §4.5, DECISIONS §5). */
export const offerTimes = (
  timeZone: string,
  hours: StoreHours,
  now: Millis,
  delay: Delay,
  exclude: Excluded,
): OfferedTimes => {
  const today = countDays(timeZone, now)
  const slots = (day: number, most?: number) => findSlots(timeZone, hours, day, now, delay, most)

  const dates: Day[] = []
  for (let day = today + 2; day <= today + searchedDays && dates.length < mostDates; day++) {
    if (slots(day, 1).length > 0) dates.push(nameDay(day))
  }
  return {
    // Yesterday's business day may overlap today's: a time in both is one slot. The slots stay in order, because in the
    // overlap both have the same quarters.
    now: !exclude.now && isOpenAt(timeZone, hours, now),
    today: exclude.preorder ? [] : [...new Set([...slots(today - 1), ...slots(today)])],
    tomorrow: slots(today + 1),
    dates,
  }
}
