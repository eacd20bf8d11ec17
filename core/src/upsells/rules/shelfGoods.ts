import type { Menu, Product, Variation } from "../../menu/model.ts"
import { isVariationSoldOut } from "../../menu/rules/isSoldOut.ts"
import type { Upsell } from "../../menu/upsell.ts"
import type { Millis } from "../../time/model.ts"

/** Something on a shelf, as it is put in the cart with one tap. */
export interface ShelfGood {
  readonly product: Product
  readonly variation: Variation
}

/** What stands on a shelf: of each product the first variation that this store has now; what it has not is left out. */
export const shelfGoods = (menu: Menu, { products }: Upsell, now: Millis): readonly ShelfGood[] =>
  products.flatMap((code) => {
    const product = menu.products.find(({ productCode }) => productCode === code)
    const variation = product?.variations.find((one) => !isVariationSoldOut(one, now))
    return product && variation ? [{ product, variation }] : []
  })
