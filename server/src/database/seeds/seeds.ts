import type { Address } from "@skorpe/core/address"
import type { Coupon } from "@skorpe/core/discount"
import type { MarketId } from "@skorpe/core/market"
import type { StoreWithMenu } from "@skorpe/core/store"
import { fingerprintFixtures, menuOf, readFixtures } from "@skorpe/fixtures"
import type { Seeds } from "../seed.ts"
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

/** Raised whenever the same fixtures are to be written in another way, so that databases are filled anew. */
const seedVersion = 1

/** Everything that a market's database is filled with, in order; nothing is decoded before it is to be written. */
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
