import type { Level } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import { editorLines, type EditorLine } from "../../pizza/rules/editorLines.ts"
import { toggleExtra, toggleIngredient } from "../../pizza/rules/ingredientLine.ts"
import type { Kitchen } from "../kitchen.ts"
import { editorOptions } from "../editorOptions.ts"
import type { PizzaInHand } from "../model.ts"
import { activePart, setLevel, withActivePart } from "./setLevel.ts"
import { withoutSoldOut } from "./withoutSoldOut.ts"

/** The customer's change to an ingredient line: its checkbox, its extra checkbox or its select (SPEC §2.6). */
export type LevelChange =
  | { readonly code: string; readonly by: "checkbox" | "extra" }
  | { readonly code: string; readonly by: "select"; readonly level: Level }

/**
 * The pizza with the ingredient at that level, if its line offers the level and the cap allows it (SPEC §2.6, §5); a
 * required one stays. Sold-out ingredients make room: they are removed from the draft when another takes their place.
 */
export const changeLevel = (kitchen: Kitchen, pizza: PizzaInHand, change: LevelChange): PizzaInHand => {
  const part = activePart(pizza)
  const found = variationByCode(kitchen.menu, part.variationCode)
  if (!found) return pizza
  const chosen = withoutSoldOut(kitchen, found.product, part.chosen)
  const lineOf = (had: typeof chosen) =>
    editorLines(kitchen, found.product, had, editorOptions).find(({ code }) => code === change.code)
  const line = lineOf(chosen)
  const level = line && levelAfter(line, change)
  if (!line || level === undefined || level === line.quantity) return pizza
  const isFull = level > line.quantity && lineOf(part.chosen)?.adding.allowed === false
  return setLevel(isFull ? withActivePart(pizza, { ...part, chosen }) : pizza, found.product, change.code, level)
}

const levelAfter = (line: EditorLine, change: LevelChange): Level | undefined => {
  const wanted = wantedLevel(line, change)
  if (wanted === undefined || line.disabled || (wanted === 0 && line.isFixed)) return undefined
  return wanted > line.quantity && !line.adding.allowed ? undefined : wanted
}

const wantedLevel = ({ quantity, extra, quantities }: EditorLine, change: LevelChange): Level | undefined => {
  switch (change.by) {
    case "checkbox":
      return toggleIngredient(quantity)
    case "extra":
      return extra === "checkbox" ? toggleExtra(quantity) : undefined
    case "select":
      return quantities.includes(change.level) ? change.level : undefined
  }
}
