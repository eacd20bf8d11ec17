import type { Product } from "@skorpe/core/domain/menu"
import type { NamedProduct } from "../pictures/pictureName.ts"

/**
 * The inputs of the drawing of a product other than a pizza, in the container of variation `code`, or of the first
 * variation.
 */
export const productDrawing = (product: Product, code?: string): NamedProduct => {
  const variation = product.variations.find((one) => one.code === code) ?? product.variations[0]
  return {
    category: product.category,
    slug: product.slug,
    seed: product.productCode,
    ...(variation.container === undefined ? {} : { container: variation.container.kind }),
  }
}
