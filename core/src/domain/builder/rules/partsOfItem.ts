import type { CartItem } from "../../cart/model.ts"
import type { PartChoice, PizzaChoice } from "../../cart/rules/configurePizza.ts"
import type { Menu } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import { type ChosenIngredients } from "../../pizza/rules/readSelection.ts"
import { withChanges } from "../../pizza/rules/withChanges.ts"

/** A cart line in the builder's form: all its ingredients, both halves of a half-and-half. */
export const partsOfItem = (
  menu: Menu,
  { variationCode, modifications, secondPizzaHalf: second }: CartItem,
): PizzaChoice["parts"] => {
  const first = partOf(menu, variationCode, modifications.changes)
  return second ? [first, partOf(menu, second.variationCode, second.modifications.changes)] : [first]
}

/** A part in the builder's form: the included ingredients with the changes applied. */
export const partOf = (menu: Menu, variationCode: string, changes: ChosenIngredients): PartChoice => ({
  variationCode,
  chosen: withChanges(variationByCode(menu, variationCode)?.product.ingredients ?? [], changes),
})
