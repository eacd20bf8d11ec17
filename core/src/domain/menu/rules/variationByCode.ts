import type { Menu, Product, Variation } from "../model.ts"

/** A variation with its product. */
export interface Found {
  readonly product: Product
  readonly variation: Variation
}

const indexes = new WeakMap<Menu, ReadonlyMap<string, Found>>()

const indexOf = (menu: Menu): ReadonlyMap<string, Found> => {
  const known = indexes.get(menu)
  if (known) return known
  const index = new Map(
    menu.products.flatMap((product) =>
      product.variations.map((variation) => [variation.code, { product, variation }] as const),
    ),
  )
  indexes.set(menu, index)
  return index
}

/** The variation with a code on this menu, if it is sold there. */
export const variationByCode = (menu: Menu, code: string): Found | undefined => indexOf(menu).get(code)
