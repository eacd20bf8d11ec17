import type { Level, Menu, Product } from "../../menu/model.ts"
import type { Minor } from "../../money/model.ts"
import { type Refusal, refusals } from "../refusals.ts"

/** An ingredient with the menu's price and the product's default, or why it cannot be had. */
export type IngredientReading =
  | {
      readonly _tag: "Ingredient"
      readonly code: string
      readonly price: Minor
      readonly default: Level
      readonly quantity: Level
    }
  | { readonly _tag: "Refused"; readonly code: Refusal }

/**
 * One ingredient of an order's line, in the light of the menu: it must be known (4031), not be sold out when wanted
 * (3018), and not go above what it comes with when it can only be removed (4031).
 */
export const readIngredient = (menu: Menu, product: Product, code: string, quantity: Level): IngredientReading => {
  const ingredient = menu.ingredients.find((candidate) => candidate.productCode === code)
  if (!ingredient) return { _tag: "Refused", code: refusals.invalidProduct }
  if (ingredient.soldOut && quantity > 0) return { _tag: "Refused", code: refusals.productNotSold }

  const comesWith = product.ingredients.find((candidate) => candidate.productCode === code)?.quantity ?? 0
  const most = comesWith > 0 ? Math.max(1, comesWith) : 0
  if (ingredient.removeOnly && quantity > most) return { _tag: "Refused", code: refusals.invalidProduct }
  return { _tag: "Ingredient", code, price: ingredient.price, default: comesWith, quantity }
}
