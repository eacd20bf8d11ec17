import type { Market } from "../../../domain/market/model.ts"
import type { Store } from "../../../domain/store/model.ts"
import { openingAt } from "../../../domain/store/rules/openingAt.ts"
import type { Millis } from "../../../domain/time/model.ts"
import { dropPassed } from "../../../domain/timing/rules/dropPassed.ts"
import type { CartView } from "../view.ts"

/** A cart's store that is closed. */
export interface ClosedStore {
  readonly name: string
  /** Its next opening; `null` for none within 100 days. */
  readonly opensAt: Millis | null
}

/** Everything that decides whether the cart waits for a closed store. */
export interface ClosedParts {
  readonly market: Pick<Market, "timeZone">
  readonly cart: Pick<CartView, "shipping" | "totalCount">
  /** The cart's store; `null` while it is not loaded. */
  readonly store: Store | null
  readonly now: Millis
}

/**
 * The cart's store if it is closed and no later time is chosen: an order sent now would be refused with 3023. The shop
 * says so before any detail is typed (SPEC §4.5, DECISIONS §5).
 */
export const closedStore = ({ market, cart, store, now }: ClosedParts): ClosedStore | null => {
  if (store === null || cart.totalCount === 0) return null
  const settled = dropPassed(market.timeZone, store, cart.shipping.requestedTime, now)
  if (settled._tag !== "NotThen") return null
  return { name: store.name, opensAt: openingAt(store.openingHours, store.schedule, market.timeZone, now).changesAt }
}
