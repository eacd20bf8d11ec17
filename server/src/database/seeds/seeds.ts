import type { Address } from "@skorpe/core/domain/address"
import type { Coupon } from "@skorpe/core/domain/discount"
import type { MarketId } from "@skorpe/core/domain/market"
import type { StoreWithMenu } from "@skorpe/core/domain/store"
import { fingerprintFixtures, menuOf, readFixtures } from "@skorpe/fixtures"
import type { Seeds } from "../seed.ts"
import { addressSeed } from "./addresses.ts"
import { couponSeed } from "./coupons.ts"
import { dealSeed, upsellSeed } from "./offers.ts"
import { storeSeed } from "./stores.ts"

/** Replaces the market's fixtures, for tests. */
export interface OwnSeed {
  readonly stores?: readonly StoreWithMenu[] | undefined
  readonly addresses?: readonly Address[] | undefined
  readonly coupons?: readonly Coupon[] | undefined
}

/** Raise it when the same fixtures are written differently: every database is then seeded again. */
const seedVersion = 1

/** All seeds of a market's database, in order. Fixtures are decoded only when they are written. */
export const seedsOf = (market: MarketId, { stores, addresses, coupons }: OwnSeed): Seeds => ({
  fingerprint: JSON.stringify([seedVersion, fingerprintFixtures(market), stores, addresses, coupons]),
  read: () => {
    const fixtures = readFixtures(market)
    return [
      storeSeed(stores ?? fixtures.stores.map((store) => ({ store, menu: menuOf(fixtures, store.id) }))),
      addressSeed(addresses ?? fixtures.addresses),
      dealSeed(fixtures.deals),
      upsellSeed(fixtures.upsells),
      couponSeed(coupons ?? fixtures.coupons, fixtures.deals),
    ]
  },
})
