import type { SoldOut } from "../cart/rules/isSoldOutHere.ts"
import type { CartView } from "../cart/view.ts"
import type { Market } from "../market/model.ts"
import type { Menu } from "../menu/model.ts"
import type { StoreView } from "../store/view.ts"
import type { Millis } from "../time/model.ts"
import { correctClock } from "../timing/rules/correctClock.ts"

/** Where a pizza is built: the shown store's menu and rules, at the moment that the food is wanted. */
export interface Kitchen {
  readonly market: Market
  readonly menu: Menu
  readonly storeSlug: string
  /** Most pieces of one line; 0 is no limit. */
  readonly quantityLimit: number
  readonly soldOut: SoldOut
  readonly at: Millis
  /** The lines that the cart has from this very store. */
  readonly lines: CartView["lines"]
}

/** The kitchen of the shown store; `now` is the device's time. `null` while there is no menu. */
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
