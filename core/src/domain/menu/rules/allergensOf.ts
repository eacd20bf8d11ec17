import { allergens } from "../allergens.ts"
import type { Allergen, Menu, Product } from "../model.ts"

const order = new Map<Allergen, number>(allergens.map((allergen, index) => [allergen, index]))

/** All allergens to declare for a product, its ingredients' included, in the law's order. */
export const allergensOf = (menu: Menu, product: Product): readonly Allergen[] => {
  const used = new Set(product.ingredients.filter(({ quantity }) => quantity > 0).map(({ productCode }) => productCode))
  const found = new Set([
    ...product.allergens,
    ...menu.ingredients.filter(({ productCode }) => used.has(productCode)).flatMap(({ allergens }) => allergens),
  ])
  return [...found].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
}
