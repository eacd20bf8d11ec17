import type { Menu, Product } from "../../menu/model.ts"
import type { ChosenIngredients } from "../../pizza/rules/readSelection.ts"
import { readSelection } from "../../pizza/rules/readSelection.ts"
import { withChanges } from "../../pizza/rules/withChanges.ts"

/** A selection without added ingredients that are sold out: those return to the menu's default. */
export const soldToday = (menu: Menu, product: Product, chosen: ChosenIngredients): ChosenIngredients => {
  const refused = new Set(
    readSelection(menu, product, chosen)
      .soldOut.filter((one) => one.refused)
      .map(({ code }) => code),
  )
  if (refused.size === 0) return chosen
  const defaults = product.ingredients.filter(({ productCode }) => refused.has(productCode))
  return withChanges(
    defaults,
    chosen.filter(({ code }) => !refused.has(code)),
  )
}
