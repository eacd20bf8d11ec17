import type { CartView } from "../cart/view.ts"
import type { Market } from "../../domain/market/model.ts"
import type { StoreView } from "../store/view.ts"
import type { Millis } from "../../domain/time/model.ts"
import { correctClock } from "../../domain/timing/rules/correctClock.ts"
import type { Kitchen } from "../../domain/builder/kitchen.ts"

/** The kitchen of the current store; `now` is the device's time. `null` until a menu is loaded. */
export const kitchenOf = (
  market: Market,
  { current, clock }: Pick<StoreView, "current" | "clock">,
  { storeId, lines, shipping }: Pick<CartView, "storeId" | "lines" | "shipping">,
  now: Millis,
): Kitchen | null =>
  current && {
    market,
    menu: current.menu,
    storeSlug: current.store.slug,
    quantityLimit: current.store.quantityLimit,
    soldOut: current.status,
    at: shipping.requestedTime ?? correctClock(now, clock),
    lines: storeId === current.store.id ? lines : [],
  }
