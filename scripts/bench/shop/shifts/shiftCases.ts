import { type MarketId, marketOf } from "@skorpe/core/domain/market"
import { type Screen, writePath } from "@skorpe/core/domain/route"
import { menuOf, readFixtures } from "@skorpe/fixtures"

/** A page of a store in a language, as its address. Landing and stores belong to no store: each language has one. */
export interface ShiftCase {
  readonly page: Screen["_tag"]
  readonly storeSlug: string
  readonly path: string
}

/** Each page of each store of a market in each language. Every store shows another product in each. */
export const shiftCasesOf = (market: MarketId): readonly ShiftCase[] => {
  const fixtures = readFixtures(market)
  return marketOf(market).languages.flatMap(({ language }, nthLanguage) =>
    fixtures.stores.flatMap(({ id, slug: storeSlug }, nthStore) => {
      const { products } = menuOf(fixtures, id)
      const productSlug = products[((nthStore * 3 + nthLanguage) * 7) % products.length]?.slug ?? ""
      const screens: readonly Screen[] = [
        ...(nthStore === 0 ? [{ _tag: "Landing" } as const, { _tag: "Stores" } as const] : []),
        { _tag: "Store", storeSlug },
        { _tag: "Menu", storeSlug },
        { _tag: "Product", storeSlug, productSlug },
        { _tag: "Cart" },
        { _tag: "Checkout" },
      ]
      return screens.map((screen) => ({
        page: screen._tag,
        storeSlug,
        path: writePath(marketOf(market), language, screen),
      }))
    }),
  )
}
