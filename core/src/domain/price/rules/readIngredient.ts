import type { Localised } from "../../language/model.ts"
import type { Level, Menu, Product } from "../../menu/model.ts"
import type { Minor } from "../../money/model.ts"
import { isIngredientSoldOut } from "../../menu/rules/isSoldOut.ts"
import { isRequired } from "../../pizza/rules/isRequired.ts"
import type { Millis } from "../../time/model.ts"
import { type Refusal, refusals } from "../refusals.ts"

/** An ingredient with its menu price and default level, or why it is refused. */
export type IngredientReading =
  | {
      readonly _tag: "Ingredient"
      readonly code: string
      readonly price: Minor
      readonly default: Level
      readonly quantity: Level
    }
  | { readonly _tag: "Refused"; readonly code: Refusal; readonly lacks?: Localised; readonly soldOut?: Localised }

/**
 * Resolves one ingredient of an order line: it must be known (4031), not sold out at fulfilment when present (3018),
 * not above its default when it can only be removed, and not left out when it is required (4031, which names it).
 */
export const readIngredient = (
  menu: Menu,
  product: Product,
  { code, quantity }: { readonly code: string; readonly quantity: Level },
  at: Millis,
): IngredientReading => {
  const ingredient = menu.ingredients.find((candidate) => candidate.productCode === code)
  if (!ingredient) return { _tag: "Refused", code: refusals.invalidProduct }
  if (quantity > 0 && isIngredientSoldOut(ingredient, at))
    return { _tag: "Refused", code: refusals.productNotSold, soldOut: ingredient.name }

  const comesWith = product.ingredients.find((candidate) => candidate.productCode === code)?.quantity ?? 0
  if (quantity === 0 && isRequired(ingredient, comesWith))
    return { _tag: "Refused", code: refusals.invalidProduct, lacks: ingredient.name }
  const most = comesWith > 0 ? Math.max(1, comesWith) : 0
  if (ingredient.removeOnly && quantity > most) return { _tag: "Refused", code: refusals.invalidProduct }
  return { _tag: "Ingredient", code, price: ingredient.price, default: comesWith, quantity }
}
