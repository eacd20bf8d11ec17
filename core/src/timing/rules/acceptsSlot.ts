import { findBusinessDay } from "../../store/rules/findBusinessDay.ts"
import type { StoreHours } from "../../store/rules/findEntry.ts"
import type { Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import { isRepeated } from "../../time/rules/isRepeated.ts"
import { readOffset } from "../../time/rules/readOffset.ts"
import { slotMinutes } from "./slotMinutes.ts"

/**
 * Whether an order for this moment may still be sent: a slot of the store, no sooner than the delay. What was chosen
 * an hour ahead may be sent later than that (DECISIONS §5).
 */
export const acceptsSlot = (
  timeZone: string,
  hours: StoreHours,
  slot: Millis,
  now: Millis,
  delayMinutes: number,
): boolean => {
  const delay = delayMinutes * 60_000
  if (slot < now + delay) return false
  if ((slot + readOffset(timeZone, slot)) % (slotMinutes * 60_000) !== 0 || isRepeated(timeZone, slot)) return false
  const today = countDays(timeZone, slot)
  return [today - 1, today].some((day) => {
    const businessDay = findBusinessDay(hours, timeZone, day)
    return businessDay !== null && businessDay.opening + delay <= slot && slot <= businessDay.closing
  })
}
