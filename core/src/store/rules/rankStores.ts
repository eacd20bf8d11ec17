import { isInsideArea } from "../../price/rules/isInsideArea.ts"
import type { Position, Store } from "../model.ts"
import { metresBetween } from "./metresBetween.ts"

/** A store that may be found, and whether it is open at the moment. */
export interface StandingStore {
  readonly store: Pick<Store, "id" | "position" | "deliveryArea" | "waitMinutes">
  readonly open: boolean
}

/** A store with its distance in metres. */
export interface RankedStore<Standing> {
  readonly standing: Standing
  readonly distance: number
}

/** Which stores bring to a place, and which are near it. */
export interface RankedStores<Standing> {
  /** Open ones first, then the quicker, then the nearer. */
  readonly delivering: readonly RankedStore<Standing>[]
  /** Nearest first, whether they deliver or not. */
  readonly nearest: readonly RankedStore<Standing>[]
}

const byDistance = (one: RankedStore<StandingStore>, other: RankedStore<StandingStore>): number =>
  one.distance - other.distance || (one.standing.store.id < other.standing.store.id ? -1 : 1)

const byDelivery = (one: RankedStore<StandingStore>, other: RankedStore<StandingStore>): number =>
  Number(other.standing.open) - Number(one.standing.open) ||
  one.standing.store.waitMinutes.delivery - other.standing.store.waitMinutes.delivery ||
  byDistance(one, other)

/** Ranks stores for somebody at a place, the best first (SPEC §7.1). */
export const rankStores = <Standing extends StandingStore>(
  stores: readonly Standing[],
  place: Position,
): RankedStores<Standing> => {
  const ranked = stores.map((standing) => ({ standing, distance: metresBetween(standing.store.position, place) }))
  return {
    delivering: ranked
      .filter(({ standing: { store } }) => store.deliveryArea.length > 0 && isInsideArea(store.deliveryArea, place))
      .toSorted(byDelivery),
    nearest: ranked.toSorted(byDistance),
  }
}
