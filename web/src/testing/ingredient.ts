import type { Ingredient } from "@skorpe/core/domain/menu"
import { sampleIngredient } from "@skorpe/core/testing"

/** An ingredient of a sample menu, without allergens by default. `price` is in kroner for a whole pizza. */
export const ingredient = (
  productCode: string,
  slug: string,
  name: Ingredient["name"],
  price: number,
  category: Ingredient["categories"][number],
  more: Partial<Ingredient> = {},
): Ingredient => sampleIngredient(productCode, price, { slug, name, categories: [category], ...more })
