import type { Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import { findInstant } from "../../time/rules/findInstant.ts"

/** A new business day begins at this time: no store is open then. */
const morning = "06:00"

/** When the next business day begins; a kitchen's marks for today are in force until then. */
export const nextMorning = (timeZone: string, now: Millis): Millis => {
  const today = countDays(timeZone, now)
  const dawn = findInstant(timeZone, today, morning)
  return now < dawn ? dawn : findInstant(timeZone, today + 1, morning)
}

/** When the business day of a moment began; the hours after midnight belong to the evening before. */
export const dayBegan = (timeZone: string, now: Millis): Millis => {
  const today = countDays(timeZone, now)
  const dawn = findInstant(timeZone, today, morning)
  return now < dawn ? findInstant(timeZone, today - 1, morning) : dawn
}
