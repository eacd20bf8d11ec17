import type { Market } from "@skorpe/core/domain/market"
import { type FoundStore, openingAt, type Position, rankStores, type Store } from "@skorpe/core/domain/store"
import type { Millis } from "@skorpe/core/domain/time"

/** The maximum number of nearby stores in a response. */
const mostNear = 10

/** The stores for a place with their current status, the best first. */
export const findStores = (market: Market, stores: readonly Store[], position: Position, now: Millis) => {
  const standing = stores.map((store) => ({
    store,
    ...openingAt(store.openingHours, store.schedule, market.timeZone, now),
  }))
  const { delivering, nearest } = rankStores(standing, position)
  const bringing = new Set(delivering.map((one) => one.standing.store.id))
  const tell = ({ standing: { store, open, changesAt }, distance }: (typeof nearest)[number]): FoundStore => ({
    id: store.id,
    slug: store.slug,
    name: store.name,
    address: store.address,
    position: store.position,
    distance,
    open,
    changesAt,
    waitMinutes: store.waitMinutes,
    delivers: bringing.has(store.id),
    deliveryFee: store.deliveryFee,
    minimumDelivery: store.minimumDelivery,
  })
  return { position, delivering: delivering.map(tell), nearest: nearest.slice(0, mostNear).map(tell) }
}
