import type { Ingredient, Level, Menu, Product } from "../../menu/model.ts"
import type { Minor } from "../../money/model.ts"
import { editorLines, type EditorLine } from "../../pizza/rules/editorLines.ts"
import { extraPrice } from "../../pizza/rules/extraPrice.ts"
import { toggleExtra, toggleIngredient } from "../../pizza/rules/ingredientLine.ts"
import type { ChosenIngredients } from "../../pizza/rules/readSelection.ts"
import type { Kitchen } from "../kitchen.ts"
import { editorOptions } from "../editorOptions.ts"

/** A level that the select offers, and the ingredient's price at that level. */
export interface LevelOption {
  readonly level: Level
  readonly price: Minor
  /** The pizza is at its cap, so this level cannot be chosen (SPEC §5). */
  readonly isBlocked: boolean
}

/**
 * An ingredient line of the builder: its editor line, its current price, and the price of each next step. It excludes
 * the other toppings, so an unchanged line compares equal.
 */
export interface BuilderLine extends Omit<EditorLine, "adding"> {
  readonly slug: string
  /** Its current contribution to the price. */
  readonly charge: Minor
  /** Its price if the checkbox were ticked. */
  readonly tickPrice: Minor
  /** The pizza is at its cap: the checkbox cannot be ticked (SPEC §5). */
  readonly isTickBlocked: boolean
  /** Its price if the extra checkbox were ticked, and whether the cap forbids that. */
  readonly extraPrice: Minor
  readonly isExtraBlocked: boolean
  readonly levels: readonly LevelOption[]
}

/** The ingredients included in the pizza, or a category of further ones. */
export type GroupName = "included" | Ingredient["categories"][number]

/** Lines under one heading. */
export interface IngredientGroup {
  readonly name: GroupName
  readonly lines: readonly BuilderLine[]
}

const order: readonly GroupName[] = [
  "included",
  "sauce",
  "cheese",
  "meat",
  "seafood",
  "vegetable",
  "fruit",
  "herb",
  "topping",
  "base",
]

/** All lines of a whole pizza, or of one half, where every addition costs half (SPEC §2.6, DECISIONS §4). */
export const ingredientGroups = (
  kitchen: Pick<Kitchen, "menu" | "market" | "at">,
  product: Product,
  chosen: ChosenIngredients,
  part: "whole" | "left" | "right",
): readonly IngredientGroup[] => {
  const { menu } = kitchen
  const lines = editorLines(kitchen, product, chosen, editorOptions).map((line) => builderLine(menu, line, part))
  const shelves = new Map(menu.ingredients.map(({ productCode, categories }) => [productCode, categories[0]]))
  const groupOf = ({ defaultLevel, code }: BuilderLine): GroupName =>
    defaultLevel > 0 ? "included" : (shelves.get(code) ?? "topping")
  return order
    .map((name) => ({ name, lines: lines.filter((line) => groupOf(line) === name) }))
    .filter((group) => group.lines.length > 0)
}

const builderLine = (menu: Menu, { adding, ...line }: EditorLine, part: "whole" | "left" | "right"): BuilderLine => {
  const { code, price, defaultLevel, quantity } = line
  const at = (level: Level): Minor => extraPrice({ code, price, default: defaultLevel, quantity: level, part })
  const isBlocked = (level: Level): boolean => level > quantity && !adding.allowed
  const [ticked, extra] = [toggleIngredient(quantity), toggleExtra(quantity)]
  return {
    ...line,
    slug: menu.ingredients.find(({ productCode }) => productCode === code)?.slug ?? code,
    charge: at(quantity),
    tickPrice: at(ticked),
    isTickBlocked: isBlocked(ticked),
    extraPrice: at(extra),
    isExtraBlocked: isBlocked(extra),
    levels: line.quantities.map((level) => ({ level, price: at(level), isBlocked: isBlocked(level) })),
  }
}
