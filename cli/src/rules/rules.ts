import type { AskRule } from "./answering.ts"
import { ingredientCapRule, ingredientDiffRule, ingredientStepRule } from "./ingredients.ts"
import { spreadRule, taxRule } from "./money.ts"
import { priceLineRule } from "./priceLine.ts"
import { messageRule, phoneRule, titleRule } from "./texts.ts"
import { beerRule } from "./beer.ts"
import { largeOrderRule } from "./largeOrder.ts"
import { openingRule } from "./opening.ts"
import { slotsRule } from "./slots.ts"

/** The rules that `skorpe rule` can evaluate, by name. */
export const rules: Readonly<Record<string, AskRule>> = {
  "price-line": priceLineRule,
  "ingredient-step": ingredientStepRule,
  "ingredient-cap": ingredientCapRule,
  "ingredient-diff": ingredientDiffRule,
  phone: phoneRule,
  tax: taxRule,
  spread: spreadRule,
  title: titleRule,
  message: messageRule,
  opening: openingRule,
  slots: slotsRule,
  "large-order": largeOrderRule,
  beer: beerRule,
}
