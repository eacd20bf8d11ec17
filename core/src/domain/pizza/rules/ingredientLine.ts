import type { Ingredient, Level } from "../../menu/model.ts"
import { isRequired } from "./isRequired.ts"

/** The control for more of an ingredient: none, a checkbox for extra, or a select of quantities. */
export type ExtraControl = "none" | "checkbox" | "select"

/** The label of an included ingredient: that it is included, or that its extra is. */
export type IncludedLabel = "included" | "extraIncluded"

/** The settings of the editor (SPEC §2.6). */
export interface EditorOptions {
  readonly hideExtras: boolean
  /** Several levels of extra instead of one; for pizzas only. */
  readonly multiQuantity: boolean
  readonly isPizza: boolean
}

/** A line of the ingredient editor (SPEC §2.6). */
export interface IngredientLine {
  readonly checked: boolean
  /** A sold-out ingredient is disabled. */
  readonly disabled: boolean
  /** A required ingredient cannot be unticked. */
  readonly isFixed: boolean
  readonly extra: ExtraControl
  /** Whether the extra checkbox is ticked; a select shows the quantity itself. */
  readonly extraChecked: boolean
  /** The levels in the select; empty without one. */
  readonly quantities: readonly Level[]
  /** `null` for ingredients that are not included. */
  readonly label: IncludedLabel | null
}

const selectable: readonly Level[] = [0.75, 1, 1.5, 2, 3]

/** The default level from which the control's extra counts as included (SPEC §2.6). */
const extraIncludedFrom: Record<ExtraControl, number> = { none: Infinity, checkbox: 1.5, select: 3 }

/** The editor line of an ingredient at a quantity, with the product's `defaultLevel` of it. */
export const ingredientLine = (
  ingredient: Pick<Ingredient, "soldOut" | "removeOnly" | "required">,
  defaultLevel: Level,
  quantity: Level,
  options: EditorOptions,
): IngredientLine => {
  const extra = extraControl(ingredient, quantity, options)
  return {
    checked: quantity > 0,
    disabled: ingredient.soldOut,
    isFixed: isRequired(ingredient, defaultLevel),
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

/** The level after toggling the line's checkbox: normal or none (DECISIONS §4). */
export const toggleIngredient = (quantity: Level): Level => (quantity > 0 ? 0 : 1)

/** The level after toggling the extra checkbox: extra or normal. */
export const toggleExtra = (quantity: Level): Level => (quantity >= 1.5 ? 1 : 1.5)
