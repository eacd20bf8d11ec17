import type { IngredientDefault, Level } from "../../menu/model.ts"
import type { ChosenIngredients } from "./readSelection.ts"

/**
 * All ingredients of a pizza: its defaults with the changes applied, zero quantities removed; the last of two with one
 * code counts.
 */
export const withChanges = (
  defaults: readonly Pick<IngredientDefault, "productCode" | "quantity">[],
  changes: ChosenIngredients,
): ChosenIngredients => {
  const levels = new Map<string, Level>(defaults.map(({ productCode, quantity }) => [productCode, quantity]))
  for (const { code, quantity } of changes) levels.set(code, quantity)
  return [...levels].map(([code, quantity]) => ({ code, quantity }))
}
