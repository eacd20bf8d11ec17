import type { Product } from "../../menu/model.ts"
import type { ChosenIngredients } from "../../pizza/rules/readSelection.ts"
import { soldOutOn } from "../../pizza/rules/soldOutOn.ts"
import { withChanges } from "../../pizza/rules/withChanges.ts"
import type { Kitchen } from "../kitchen.ts"

/** A selection without added ingredients that are sold out then: those return to the menu's default. */
export const withoutSoldOut = (
  { menu, at }: Pick<Kitchen, "menu" | "at">,
  product: Product,
  chosen: ChosenIngredients,
): ChosenIngredients => {
  const refused = new Set(
    soldOutOn(menu, product, chosen, at)
      .filter((one) => one.refused)
      .map(({ code }) => code),
  )
  if (refused.size === 0) return chosen
  const defaults = product.ingredients.filter(({ productCode }) => refused.has(productCode))
  return withChanges(
    defaults,
    chosen.filter(({ code }) => !refused.has(code)),
  )
}
