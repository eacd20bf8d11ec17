import type { Market } from "../../../domain/market/model.ts"
import type { Store } from "../../../domain/store/model.ts"
import { isOpenAt } from "../../../domain/store/rules/isOpenAt.ts"
import { openingAt } from "../../../domain/store/rules/openingAt.ts"
import type { Millis } from "../../../domain/time/model.ts"
import { dropPassed } from "../../../domain/timing/rules/dropPassed.ts"
import type { CartView } from "../view.ts"

/** A cart's store that is closed. */
export interface ClosedStore {
  readonly name: string
  /** Its next opening; `null` for none within 100 days. */
  readonly opensAt: Millis | null
  /** The later time that the cart is ordered for; `null` for now, which would be refused with 3023. */
  readonly orderedFor: Millis | null
}

/** Everything that decides whether the cart waits for a closed store. */
export interface ClosedParts {
  readonly market: Pick<Market, "timeZone">
  readonly cart: Pick<CartView, "shipping" | "totalCount">
  /** The cart's store; `null` while it is not loaded. */
  readonly store: Store | null
  readonly now: Millis
}

/** The cart's store if it is closed now. The shop says so before any detail is typed (SPEC §4.5, DECISIONS §5). */
export const closedStore = ({ market, cart, store, now }: ClosedParts): ClosedStore | null => {
  if (store === null || cart.totalCount === 0) return null
  if (isOpenAt(market.timeZone, store, now)) return null
  const settled = dropPassed(market.timeZone, store, cart.shipping.requestedTime, now)
  const orderedFor = settled._tag === "At" ? settled.at : null
  return {
    name: store.name,
    orderedFor,
    opensAt: openingAt(store.openingHours, store.schedule, market.timeZone, now).changesAt,
  }
}
