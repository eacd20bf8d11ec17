import type { Category, Menu } from "../../menu/model.ts"
import { isProductSoldOut } from "../../menu/rules/isSoldOut.ts"
import type { Upsell } from "../../menu/upsell.ts"

/** What decides which shelves fit: what the cart holds, and what the store sells at this moment. */
export interface UpsellCase {
  readonly categories: readonly Category[]
  readonly menu: Menu
  readonly now: number
}

/**
 * The shelves that fit a cart, lowest priority number first, each with only those products that this store sells and
 * has; a shelf with none of them is left out. Beer and anything with alcohol is in none (SPEC §7.1, DECISIONS §10).
 */
export const fittingUpsells = (
  shelves: readonly Upsell[],
  { categories, menu, now }: UpsellCase,
): readonly Upsell[] => {
  const holdsOneOf = (wanted: readonly Category[]) => wanted.some((category) => categories.includes(category))
  const isOffered = (code: string) =>
    menu.products.some(
      (product) =>
        product.productCode === code &&
        product.category !== "Beer" &&
        product.category !== "CHARGES" &&
        product.alcohol === 0 &&
        !isProductSoldOut(product, now),
    )
  return shelves
    .filter(({ whenInCart }) => whenInCart.length === 0 || holdsOneOf(whenInCart))
    .filter(({ unlessInCart }) => !holdsOneOf(unlessInCart))
    .flatMap((shelf) => {
      const [first, ...others] = shelf.products.filter(isOffered)
      return first === undefined ? [] : [{ ...shelf, products: [first, ...others] as const }]
    })
    .toSorted((one, other) => one.priority - other.priority)
}
