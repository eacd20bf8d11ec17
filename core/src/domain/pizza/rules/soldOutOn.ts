import type { Localised } from "../../language/model.ts"
import type { Menu, Product } from "../../menu/model.ts"
import { isIngredientSoldOut } from "../../menu/rules/isSoldOut.ts"
import type { Millis } from "../../time/model.ts"
import { type ChosenIngredients, readSelection } from "./readSelection.ts"

/**
 * Selected ingredients that are sold out at the moment that the pizza is made for (SPEC §4.4); `refused` when the
 * customer added it, which blocks the order.
 */
export const soldOutOn = (
  menu: Menu,
  product: Product,
  chosen: ChosenIngredients,
  at: Millis,
): readonly { readonly code: string; readonly name: Localised; readonly refused: boolean }[] => {
  const { ingredients, changes } = readSelection(menu, product, chosen)
  const gone = new Set(
    menu.ingredients.filter((one) => isIngredientSoldOut(one, at)).map(({ productCode }) => productCode),
  )
  const changed = new Set(changes.map(({ code }) => code))
  return ingredients
    .filter(({ code }) => gone.has(code))
    .map(({ code, name }) => ({ code, name, refused: changed.has(code) }))
}
