import type { StoreHours } from "../../store/rules/findEntry.ts"
import type { Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import { nameDay } from "../../time/rules/nameDay.ts"
import type { TimeOption } from "../events.ts"
import type { OfferedTimes } from "../model.ts"
import { findSlots } from "./findSlots.ts"

/** The option under which a wanted moment is found: its day's, or the day's before when that one lasts past midnight. */
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
  // Of all its slots: one that has become too soon for others is still of its night.
  const found = findSlots(timeZone, hours, day - 1, 0, 0).includes(requested) ? day - 1 : day
  if (found <= today) return "today"
  return found === today + 1 ? "tomorrow" : nameDay(found)
}
