import type { Market } from "../../../domain/market/model.ts"
import type { Store, StoreStatus } from "../../../domain/store/model.ts"
import { isOpenNow } from "../../../domain/store/rules/isOpenNow.ts"
import { openingAt } from "../../../domain/store/rules/openingAt.ts"
import { openingNow } from "../../../domain/store/rules/openingNow.ts"
import type { Millis } from "../../../domain/time/model.ts"
import { dropPassed } from "../../../domain/timing/rules/dropPassed.ts"
import type { CartView } from "../view.ts"

/** A cart's store that is closed. */
export interface ClosedStore {
  readonly name: string
  /** When it opens again; `null` if that is unknown, or not within 100 days. */
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
  /** Its live status, by which it may be closed within its hours; `null` while it is unknown. */
  readonly status: StoreStatus | null
  readonly now: Millis
}

/** The cart's store if it is closed now. The shop says so before any detail is typed (SPEC §4.5, DECISIONS §5). */
export const closedStore = ({ market, cart, store, status, now }: ClosedParts): ClosedStore | null => {
  if (store === null || cart.totalCount === 0) return null
  if (isOpenNow(market.timeZone, store, status, now)) return null
  const settled = dropPassed(market.timeZone, store, cart.shipping.requestedTime, now)
  const orderedFor = settled._tag === "At" ? settled.at : null
  const hours = openingAt(store.openingHours, store.schedule, market.timeZone, now)
  const live = openingNow(store, status, market.timeZone, now)
  const reopens = live.open ? null : live.changesAt
  return { name: store.name, orderedFor, opensAt: hours.open ? reopens : laterOf(hours.changesAt, reopens) }
}

/** A closed store opens by its hours, unless its staff keep it closed for longer. */
const laterOf = (byHours: Millis | null, byStaff: Millis | null): Millis | null =>
  byHours !== null && byStaff !== null ? Math.max(byHours, byStaff) : byHours
