import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { findBusinessDay } from "../../store/rules/findBusinessDay.ts"
import type { StoreHours } from "../../store/rules/findEntry.ts"
import type { Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import { isRepeated } from "../../time/rules/isRepeated.ts"
import { readOffset } from "../../time/rules/readOffset.ts"
import type { Delay } from "../model.ts"
import { delayOn } from "./delayOn.ts"
import { toSlot } from "./toSlot.ts"

/**
 * Whether an order for this time can still be sent: it must be a slot of the store, no sooner than the delay. A slot is
 * offered an hour ahead at least, but the order may be sent later than that (DECISIONS §5).
 */
export const acceptsSlot = (timeZone: string, hours: StoreHours, slot: Millis, now: Millis, delay: Delay): boolean => {
  if (slot < now + minutesToMilliseconds(delay.now)) return false
  const wall = slot + readOffset(timeZone, slot)
  if (wall !== toSlot(wall) || isRepeated(timeZone, slot)) return false
  const today = countDays(timeZone, slot)
  return [today - 1, today].some((day) => {
    const businessDay = findBusinessDay(hours, timeZone, day)
    if (businessDay === null) return false
    const fromOpening = minutesToMilliseconds(delayOn(timeZone, day, now, delay))
    return businessDay.opening + fromOpening <= slot && slot <= businessDay.closing
  })
}
