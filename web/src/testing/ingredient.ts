import type { Ingredient } from "@skorpe/core/domain/menu"
import { kroner } from "@skorpe/core/domain/money"

/** An ingredient of a sample menu, without allergens by default. `price` is in kroner for a whole pizza. */
export const ingredient = (
  productCode: string,
  slug: string,
  name: Ingredient["name"],
  price: number,
  category: Ingredient["categories"][number],
  more: Partial<Ingredient> = {},
): Ingredient => ({
  productCode,
  slug,
  name,
  price: kroner(price),
  categories: [category],
  subCategories: [],
  allergens: [],
  removeOnly: false,
  soldOut: false,
  productImage: null,
  ...more,
})
