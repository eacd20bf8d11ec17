import type { Product } from "@skorpe/core/menu"
import type { NamedProduct } from "../pictures/pictureName.ts"

/** What decides how a product that is no pizza is drawn, in the container of `code`; the product's first unless it has that one. */
export const productDrawing = (product: Product, code?: string): NamedProduct => {
  const variation = product.variations.find((one) => one.code === code) ?? product.variations[0]
  return {
    category: product.category,
    slug: product.slug,
    seed: product.productCode,
    ...(variation.container === undefined ? {} : { container: variation.container.kind }),
  }
}
