import type { Market } from "../../market/model.ts"
import type { Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import type { LargeOrder } from "../model.ts"

/** The restrictions on an order of this many pizzas; `requested` is `null` for now (SPEC §5, DECISIONS §6). */
export const judgeLargeOrder = (
  { largeOrders, timeZone }: Market,
  pizzaCount: number,
  requested: Millis | null,
  now: Millis,
): LargeOrder => {
  const isLarge = largeOrders !== null && pizzaCount >= largeOrders.nextDayFrom
  const isLater = countDays(timeZone, requested ?? now) > countDays(timeZone, now)
  return {
    needsNextDayOrder: isLarge && isLater,
    needsRestrictionMessage: isLarge && !isLater,
    needsManualOrder: largeOrders !== null && pizzaCount >= largeOrders.manualFrom,
  }
}
