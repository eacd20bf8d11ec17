import type { IngredientDefault, Level } from "../../menu/model.ts"
import type { ChosenIngredients } from "./readSelection.ts"

/** All that lies on a pizza: what it comes with, but for what was changed, none included; of two with one code the last counts. */
export const withChanges = (
  defaults: readonly Pick<IngredientDefault, "productCode" | "quantity">[],
  changes: ChosenIngredients,
): ChosenIngredients => {
  const levels = new Map<string, Level>(defaults.map(({ productCode, quantity }) => [productCode, quantity]))
  for (const { code, quantity } of changes) levels.set(code, quantity)
  return [...levels].map(([code, quantity]) => ({ code, quantity }))
}
