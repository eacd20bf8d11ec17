import { type MarketId, marketOf } from "@skorpe/core/domain/market"
import { type Screen, writePath } from "@skorpe/core/domain/route"
import { menuOf, readFixtures } from "@skorpe/fixtures"

/**
 * What the device has stored from earlier visits: nothing, a cart, a cart and an order under way, or a handed-over
 * order.
 */
export type KeptBefore = "Nothing" | "Cart" | "OrderUnderWay" | "LastOrder"

/** A page of a store in a language, as its address. Landing and stores belong to no store: each language has one. */
export interface ShiftCase {
  /** The name of its screen, and which of the device's data it shows. */
  readonly page: string
  readonly kept: KeptBefore
  readonly storeSlug: string
  readonly path: string
}

const suffix = { Nothing: "", Cart: "", OrderUnderWay: ", order under way", LastOrder: ", lately ordered" } as const

/**
 * Each page of each store of a market in each language. Every store shows another product in each. The first store's
 * pages, landing and stores are visited by a customer who follows an order of it, too, and landing by one whose last
 * order was handed over.
 */
export const shiftCasesOf = (market: MarketId): readonly ShiftCase[] => {
  const fixtures = readFixtures(market)
  return marketOf(market).languages.flatMap(({ language }, nthLanguage) =>
    fixtures.stores.flatMap(({ id, slug: storeSlug }, nthStore) => {
      const { products } = menuOf(fixtures, id)
      const productSlug = products[((nthStore * 3 + nthLanguage) * 7) % products.length]?.slug ?? ""
      const anyone: readonly Screen[] = [
        ...(nthStore === 0 ? [{ _tag: "Landing" } as const, { _tag: "Stores" } as const] : []),
        { _tag: "Store", storeSlug },
        { _tag: "Menu", storeSlug },
        { _tag: "Product", storeSlug, productSlug },
      ]
      const withCart: readonly Screen[] = [{ _tag: "Cart" }, { _tag: "Checkout" }]
      const caseOf =
        (kept: KeptBefore) =>
        (screen: Screen): ShiftCase => ({
          page: `${screen._tag}${suffix[kept]}`,
          kept,
          storeSlug,
          path: writePath(marketOf(market), language, screen),
        })
      return [
        ...anyone.map(caseOf("Nothing")),
        ...withCart.map(caseOf("Cart")),
        ...(nthStore === 0 ? [...anyone, ...withCart].map(caseOf("OrderUnderWay")) : []),
        ...(nthStore === 0 ? [caseOf("LastOrder")({ _tag: "Landing" })] : []),
      ]
    }),
  )
}
