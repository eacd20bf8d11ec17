import type { Localised } from "../../language/model.ts"
import type { Market } from "../../market/model.ts"
import type { Level, Menu, Product } from "../../menu/model.ts"
import { isIngredientSoldOut } from "../../menu/rules/isSoldOut.ts"
import type { Minor } from "../../money/model.ts"
import type { Millis } from "../../time/model.ts"
import { type Capping, capIngredient } from "./capIngredient.ts"
import { type EditorOptions, type IngredientLine, ingredientLine } from "./ingredientLine.ts"
import { type ChosenIngredients, readSelection } from "./readSelection.ts"
import { stepLevel } from "./stepLevel.ts"

/** An ingredient in the editor of a pizza or half, with everything that its line shows and does. */
export interface EditorLine extends IngredientLine {
  readonly code: string
  readonly name: Localised
  /** The menu price of one normal portion. */
  readonly price: Minor
  readonly defaultLevel: Level
  readonly quantity: Level
  /** The next level up; `null` at the top. */
  readonly next: Level | null
  /** Whether more of it may be added, and why. */
  readonly adding: Capping
}

/** The store, menu and time for which a pizza is edited. */
export interface Editing {
  readonly market: Pick<Market, "sauceCodes">
  readonly menu: Menu
  /** When it is made; decides what is sold out. */
  readonly at: Millis
}

/** The editor's lines for a selection: the product's included ingredients in its order, then the rest of the menu's. */
export const editorLines = (
  { market, menu, at }: Editing,
  product: Product,
  chosen: ChosenIngredients,
  options: Pick<EditorOptions, "hideExtras" | "multiQuantity">,
): readonly EditorLine[] => {
  const selected = readSelection(menu, product, chosen).ingredients
  const quantities = new Map(selected.map(({ code, quantity }) => [code, quantity]))
  const defaults = new Map(product.ingredients.map(({ productCode, quantity }) => [productCode, quantity]))
  const own = menu.ingredients.filter(({ productCode }) => defaults.has(productCode))
  const order = [...defaults.keys()]
  const sorted = own.toSorted((a, b) => order.indexOf(a.productCode) - order.indexOf(b.productCode))
  const rest = menu.ingredients.filter(({ productCode, removeOnly }) => !defaults.has(productCode) && !removeOnly)

  return [...sorted, ...rest].map((ingredient): EditorLine => {
    const { productCode: code, name, price } = ingredient
    const defaultLevel = defaults.get(code) ?? 0
    const quantity = quantities.get(code) ?? 0
    const stock = { ...ingredient, soldOut: isIngredientSoldOut(ingredient, at) }
    return {
      code,
      name,
      price,
      defaultLevel,
      quantity,
      next: stepLevel(defaultLevel, quantity),
      adding: capIngredient(selected, { code, price }, market),
      ...ingredientLine(stock, defaultLevel, quantity, { ...options, isPizza: product.kind === "PIZZA" }),
    }
  })
}
