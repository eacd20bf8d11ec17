import type { Menu } from "../../menu/model.ts"
import type { Upsell } from "../../menu/upsell.ts"

/**
 * Moves the customer's favourites to the front of each shelf; favourites are variation codes, the order is otherwise
 * kept.
 */
export const favouritesFirst = (
  shelves: readonly Upsell[],
  menu: Menu,
  favourites: readonly string[],
): readonly Upsell[] => {
  const liked = new Set(
    menu.products
      .filter(({ variations }) => variations.some(({ code }) => favourites.includes(code)))
      .map(({ productCode }) => productCode),
  )
  return shelves.map((shelf) => {
    const [first = shelf.products[0], ...others] = [
      ...shelf.products.filter((code) => liked.has(code)),
      ...shelf.products.filter((code) => !liked.has(code)),
    ]
    return { ...shelf, products: [first, ...others] as const }
  })
}
