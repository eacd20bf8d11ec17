import type { StoreHours } from "../../store/rules/findEntry.ts"
import type { Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import { nameDay } from "../../time/rules/nameDay.ts"
import type { TimeOption } from "../model.ts"
import type { OfferedTimes } from "../model.ts"
import { findSlots } from "./findSlots.ts"
import { steadyDelay } from "./steadyDelay.ts"

/** The option that contains a requested time: its day's, or the day before's if that one lasts past midnight. */
export const optionOf = (
  timeZone: string,
  hours: StoreHours,
  requested: Millis | null,
  now: Millis,
  offered: OfferedTimes,
): TimeOption => {
  if (requested === null) return "now"
  if (offered.today.includes(requested)) return "today"
  if (offered.tomorrow.includes(requested)) return "tomorrow"
  const today = countDays(timeZone, now)
  const day = countDays(timeZone, requested)
  // Searches all of its slots, because a chosen slot may have become too soon to be offered.
  const found = findSlots(timeZone, hours, day - 1, 0, steadyDelay(0)).includes(requested) ? day - 1 : day
  if (found <= today) return "today"
  return found === today + 1 ? "tomorrow" : nameDay(found)
}
