import { isInsideArea } from "../../price/rules/isInsideArea.ts"
import type { Position, Store } from "../model.ts"
import { compareNear, type NearStore } from "./compareNear.ts"
import { metresBetween } from "./metresBetween.ts"

/** A store to rank, and whether it is open now. */
export interface StandingStore {
  readonly store: Pick<Store, "id" | "position" | "deliveryArea" | "waitMinutes">
  readonly open: boolean
}

/** A store with its distance in metres. */
export interface RankedStore<Standing> {
  readonly standing: Standing
  readonly distance: number
}

/** The stores that deliver to a place, and those near it. */
export interface RankedStores<Standing> {
  /** Open first, then quicker, then nearer. */
  readonly delivering: readonly RankedStore<Standing>[]
  /** Whether they deliver or not: nearest first, closed ones as if farther (`compareNear`). */
  readonly nearest: readonly RankedStore<Standing>[]
}

const byDistance = (one: RankedStore<StandingStore>, other: RankedStore<StandingStore>): number =>
  one.distance - other.distance || (one.standing.store.id < other.standing.store.id ? -1 : 1)

const byNearness = (one: RankedStore<StandingStore>, other: RankedStore<StandingStore>): number =>
  compareNear(nearOf(one), nearOf(other)) || byDistance(one, other)

const nearOf = ({ distance, standing: { open } }: RankedStore<StandingStore>): NearStore => ({ distance, open })

const byDelivery = (one: RankedStore<StandingStore>, other: RankedStore<StandingStore>): number =>
  Number(other.standing.open) - Number(one.standing.open) ||
  one.standing.store.waitMinutes.delivery - other.standing.store.waitMinutes.delivery ||
  byDistance(one, other)

/** Ranks stores for a place, best first (SPEC §7.1). */
export const rankStores = <Standing extends StandingStore>(
  stores: readonly Standing[],
  place: Position,
): RankedStores<Standing> => {
  const ranked = stores.map((standing) => ({ standing, distance: metresBetween(standing.store.position, place) }))
  return {
    delivering: ranked
      .filter(({ standing: { store } }) => store.deliveryArea.length > 0 && isInsideArea(store.deliveryArea, place))
      .toSorted(byDelivery),
    nearest: ranked.toSorted(byNearness),
  }
}
