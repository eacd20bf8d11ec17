import type { CartView } from "../cart/view.ts"
import type { Market } from "../../domain/market/model.ts"
import type { StoreView } from "../store/view.ts"
import type { Millis } from "../../domain/time/model.ts"
import { servedAt } from "../../domain/timing/rules/servedAt.ts"
import type { Kitchen } from "../../domain/builder/kitchen.ts"

/** The kitchen of the current store; `now` is by the store's clock. `null` until a menu is loaded. */
export const kitchenOf = (
  market: Market,
  { current }: Pick<StoreView, "current">,
  { storeId, lines, shipping }: Pick<CartView, "storeId" | "lines" | "shipping">,
  now: Millis,
): Kitchen | null =>
  current && {
    market,
    menu: current.menu,
    storeSlug: current.store.slug,
    quantityLimit: current.store.quantityLimit,
    soldOut: current.status,
    at: servedAt(shipping.requestedTime, now),
    lines: storeId === current.store.id ? lines : [],
  }
