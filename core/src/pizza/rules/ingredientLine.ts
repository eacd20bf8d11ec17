import type { Ingredient, Level } from "../../menu/model.ts"

/** What more of an ingredient is chosen with: nothing, a checkbox for extra, or a select of quantities. */
export type ExtraControl = "none" | "checkbox" | "select"

/** What stands beside something that comes with the pizza: that it is included, or that its extra is. */
export type IncludedLabel = "included" | "extraIncluded"

/** How the editor is set up (SPEC §2.6). */
export interface EditorOptions {
  readonly hideExtras: boolean
  /** Several levels of extra instead of one; for pizzas only. */
  readonly multiQuantity: boolean
  readonly isPizza: boolean
}

/** A line of the ingredient editor (SPEC §2.6). */
export interface IngredientLine {
  readonly checked: boolean
  /** A sold-out ingredient cannot be touched. */
  readonly disabled: boolean
  readonly extra: ExtraControl
  /** Whether the extra checkbox is ticked; a select shows the quantity itself. */
  readonly extraChecked: boolean
  /** The levels that the select offers, none without a select. */
  readonly quantities: readonly Level[]
  /** `null` for what does not come with the pizza. */
  readonly label: IncludedLabel | null
}

const selectable: readonly Level[] = [0.75, 1, 1.5, 2, 3]

/** From this default on the control's own extra is included (SPEC §2.6). */
const extraIncludedFrom: Record<ExtraControl, number> = { none: Infinity, checkbox: 1.5, select: 3 }

/** How an ingredient stands in the editor, at a quantity, on something that comes with `defaultLevel` of it. */
export const ingredientLine = (
  ingredient: Pick<Ingredient, "soldOut" | "removeOnly">,
  defaultLevel: Level,
  quantity: Level,
  options: EditorOptions,
): IngredientLine => {
  const extra = extraControl(ingredient, quantity, options)
  return {
    checked: quantity > 0,
    disabled: ingredient.soldOut,
    extra,
    extraChecked: quantity >= 1.5,
    quantities: extra === "select" ? selectable : [],
    label: defaultLevel <= 0 ? null : defaultLevel >= extraIncludedFrom[extra] ? "extraIncluded" : "included",
  }
}

const extraControl = (
  { soldOut, removeOnly }: Pick<Ingredient, "soldOut" | "removeOnly">,
  quantity: Level,
  { hideExtras, multiQuantity, isPizza }: EditorOptions,
): ExtraControl => {
  if (quantity <= 0 || soldOut || removeOnly || hideExtras) return "none"
  return isPizza && multiQuantity ? "select" : "checkbox"
}

/** What ticking or unticking the line's checkbox leads to: the normal quantity, or none (DECISIONS §4). */
export const toggleIngredient = (quantity: Level): Level => (quantity > 0 ? 0 : 1)

/** What ticking or unticking the extra checkbox leads to: extra, or the normal quantity. */
export const toggleExtra = (quantity: Level): Level => (quantity >= 1.5 ? 1 : 1.5)
