import type { Category, Menu } from "../../menu/model.ts"
import { isProductSoldOut } from "../../menu/rules/isSoldOut.ts"
import type { Upsell } from "../../menu/upsell.ts"

/** The input that decides which shelves apply: the cart, and the store's current stock. */
export interface UpsellCase {
  readonly categories: readonly Category[]
  readonly menu: Menu
  readonly now: number
}

/**
 * The shelves that apply to a cart, lowest priority number first, with only the products that this store sells and has
 * in stock; empty shelves are omitted. Beer and other alcohol is never offered (SPEC §7.1, DECISIONS §10).
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
