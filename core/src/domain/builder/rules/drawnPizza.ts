import type { PizzaChoice } from "../../cart/rules/configurePizza.ts"
import type { Level, Menu } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import type { Crust } from "../../pizza/model.ts"
import { readSelection } from "../../pizza/rules/readSelection.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import { compareText } from "../../text/rules/compareText.ts"

/** An ingredient of the picture, by slug. */
export interface DrawnIngredient {
  readonly slug: string
  readonly level: Level
  readonly part: "whole" | "left" | "right"
}

/**
 * Everything that determines how a pizza is drawn. The same pizza has the same seed everywhere, and keeps it as
 * toppings change.
 */
export interface DrawnPizza {
  readonly seed: string
  readonly crust: Crust
  readonly toppings: readonly DrawnIngredient[]
}

/** An undecided half-and-half is drawn as the two pizzas it would begin with. */
const halvesOf = (menu: Menu, parts: PizzaChoice["parts"]): PizzaChoice["parts"] => {
  const [{ variationCode: code }] = parts
  if (variationByCode(menu, code)?.product.kind !== "HALF_HALF") return parts
  const base = code.slice(code.indexOf("_"))
  const [left, right] = menu.products.flatMap(({ kind, variations }) =>
    variations
      .filter((one) => kind === "PIZZA" && one.code.endsWith(base))
      .map((one) => ({ variationCode: one.code, chosen: [] })),
  )
  return left && right ? [left, right] : parts
}

/** How a pizza of this menu is drawn with its toppings; an ingredient equal on both halves is drawn on the whole. */
export const drawnPizza = (menu: Menu, made: PizzaChoice["parts"]): DrawnPizza => {
  const parts = halvesOf(menu, made)
  const slugs = new Map(menu.ingredients.map(({ productCode, slug }) => [productCode, slug]))
  const toppingsOf = ({ variationCode, chosen }: PizzaChoice["parts"][0], part: DrawnIngredient["part"]) => {
    const found = variationByCode(menu, variationCode)
    const ingredients = found ? readSelection(menu, found.product, chosen).ingredients : []
    return ingredients.map(({ code, quantity }) => ({ slug: slugs.get(code) ?? code, level: quantity, part }))
  }
  const [first, second] = parts
  const { crust } = readVariationCode(first.variationCode)
  const products = parts.map(
    ({ variationCode: code }) => variationByCode(menu, code)?.product.productCode ?? readVariationCode(code).product,
  )
  const seed = [...new Set(products)].sort(compareText).join("+")
  if (!second) return { seed, crust: crust ?? "american", toppings: toppingsOf(first, "whole") }

  const [left, right] = [toppingsOf(first, "left"), toppingsOf(second, "right")]
  const isOn = (side: readonly DrawnIngredient[], { slug, level }: DrawnIngredient) =>
    side.some((one) => one.slug === slug && one.level === level)
  const both = left.filter((one) => isOn(right, one)).map((one): DrawnIngredient => ({ ...one, part: "whole" }))
  const toppings = [...both, ...[...left, ...right].filter((one) => !isOn(both, one))]
  return { seed, crust: crust ?? "american", toppings }
}
