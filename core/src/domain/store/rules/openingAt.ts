import type { Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import type { CustomSchedule, OpeningHoursEntry } from "../model.ts"
import { findBusinessDay } from "./findBusinessDay.ts"
import { searchedDays } from "./searchedDays.ts"

/** Whether a store is open, and until when: its next closing or opening; `null` for not within 100 days. */
export interface Opening {
  readonly open: boolean
  readonly changesAt: Millis | null
}

/** A store's opening state at a moment. Hours that touch or overlap are one stretch (DECISIONS §5). */
export const openingAt = (
  openingHours: readonly OpeningHoursEntry[],
  schedule: CustomSchedule | undefined,
  timeZone: string,
  at: Millis,
): Opening => {
  const today = countDays(timeZone, at)
  let closing: Millis | null = null

  for (let day = today - 1; day <= today + searchedDays; day++) {
    const next = findBusinessDay({ openingHours, schedule }, timeZone, day)
    if (!next || next.closing < at) continue
    if (closing === null) {
      if (next.opening > at) return { open: false, changesAt: next.opening }
      closing = next.closing
    } else if (next.opening <= closing) {
      closing = Math.max(closing, next.closing)
    } else {
      return { open: true, changesAt: closing }
    }
  }
  if (closing === null) return { open: false, changesAt: null }
  return { open: true, changesAt: countDays(timeZone, closing) <= today + searchedDays ? closing : null }
}
