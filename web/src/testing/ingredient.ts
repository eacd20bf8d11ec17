import type { Ingredient } from "@skorpe/core/menu"
import { kroner } from "@skorpe/core/money"

/** An ingredient of a sample menu: its price in kroner for a whole pizza, and nothing to be declared unless told. */
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
