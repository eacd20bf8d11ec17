import type { Address } from "@skorpe/core/domain/address"
import type { MarketId } from "@skorpe/core/domain/market"
import type { StoreWithMenu } from "@skorpe/core/domain/store"
import { readFixtures } from "@skorpe/fixtures"

/** How many addresses of a store's neighbourhood are kept. */
const kept = 8

/** Some addresses where each of these stores delivers; the fixtures name an address after its store. */
export const addressesNear = (market: MarketId, stores: readonly StoreWithMenu[]): readonly Address[] => {
  const { addresses } = readFixtures(market)
  return stores.flatMap(({ store }) => addresses.filter(({ id }) => id.startsWith(`${store.id}-`)).slice(0, kept))
}
