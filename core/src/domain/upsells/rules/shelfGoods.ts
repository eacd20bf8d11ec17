import type { Menu, Product, Variation } from "../../menu/model.ts"
import { isVariationSoldOut } from "../../menu/rules/isSoldOut.ts"
import type { Upsell } from "../../menu/upsell.ts"
import type { Millis } from "../../time/model.ts"

/** A product on an upsell shelf, added to the cart with one tap. */
export interface ShelfGood {
  readonly product: Product
  readonly variation: Variation
}

/** The goods of a shelf: each product's first available variation; unavailable products are omitted. */
export const shelfGoods = (menu: Menu, { products }: Upsell, now: Millis): readonly ShelfGood[] =>
  products.flatMap((code) => {
    const product = menu.products.find(({ productCode }) => productCode === code)
    const variation = product?.variations.find((one) => !isVariationSoldOut(one, now))
    return product && variation ? [{ product, variation }] : []
  })
