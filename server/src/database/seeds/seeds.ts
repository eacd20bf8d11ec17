import type { Address } from "@skorpe/core/address"
import type { Coupon } from "@skorpe/core/discount"
import type { MarketId } from "@skorpe/core/market"
import type { StoreWithMenu } from "@skorpe/core/store"
import { menuOf, readFixtures } from "@skorpe/fixtures"
import type { Seed } from "../seed.ts"
import { addressSeed } from "./addresses.ts"
import { couponSeed } from "./coupons.ts"
import { dealSeed, upsellSeed } from "./offers.ts"
import { storeSeed } from "./stores.ts"

/** What to fill the database with instead of the market's fixtures. */
export interface OwnSeed {
  readonly stores?: readonly StoreWithMenu[] | undefined
  readonly addresses?: readonly Address[] | undefined
  readonly coupons?: readonly Coupon[] | undefined
}

/** Everything that a market's database is filled with, in order. */
export const seedsOf = (market: MarketId, own: OwnSeed): readonly Seed[] => {
  const fixtures = readFixtures(market)
  return [
    storeSeed(own.stores ?? fixtures.stores.map((store) => ({ store, menu: menuOf(fixtures, store.id) }))),
    addressSeed(own.addresses ?? fixtures.addresses),
    dealSeed(fixtures.deals),
    upsellSeed(fixtures.upsells),
    couponSeed(own.coupons ?? fixtures.coupons, fixtures.deals),
  ]
}
