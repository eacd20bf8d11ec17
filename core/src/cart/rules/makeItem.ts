import type { Product, Variation } from "../../menu/model.ts"
import type { CartItem } from "../model.ts"

/** A product as it is on the menu, as a line of the cart. Path without ingredients: nothing is changed (DECISIONS §3). */
export const makeItem = (
  storeSlug: string,
  product: Product,
  variation: Variation,
  id: string,
  quantity: number,
): CartItem => ({
  id,
  path: `/${storeSlug}/${product.slug}/${variation.code}?`,
  name: product.name,
  category: product.category,
  price: variation.price,
  quantity,
  variationCode: variation.code,
  realId: product.id,
  slug: product.slug,
  type: product.kind === "PIZZA" ? "pizza" : "others",
  size: variation.size,
  modifications: { changes: [] },
  isRestricted: product.alcohol > 0,
})
