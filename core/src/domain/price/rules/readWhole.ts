import type { Menu } from "../../menu/model.ts"
import type { OrderLine } from "../../order/model.ts"
import type { WholeIngredient } from "../../pizza/model.ts"
import type { Millis } from "../../time/model.ts"
import { refusals } from "../refusals.ts"
import type { Found } from "../../menu/rules/variationByCode.ts"
import { readIngredient } from "./readIngredient.ts"
import type { LineReading } from "../lineReading.ts"

/** Resolves a line of one variation, made for a time. Only a pizza takes ingredients, each once and on the whole (else 4031). */
export const readWhole = (menu: Menu, sold: Found, line: OrderLine, at: Millis): LineReading => {
  const isPizza = sold.product.kind === "PIZZA"
  const fits = isPizza
    ? line.ingredients.every((ingredient) => ingredient.part === "w")
    : line.ingredients.length === 0 && sold.product.kind === "PRODUCT"
  const once = new Set(line.ingredients.map((ingredient) => ingredient.code)).size === line.ingredients.length
  if (!fits || !once) return { _tag: "Refused", code: refusals.invalidProduct }

  const ingredients: WholeIngredient[] = []
  for (const asked of line.ingredients) {
    const reading = readIngredient(menu, sold.product, asked, at)
    if (reading._tag === "Refused") return reading
    ingredients.push({ ...reading, part: "whole" })
  }
  return {
    _tag: "Sold",
    sold: [sold],
    line: {
      kind: isPizza ? "pizza" : "others",
      unitPrice: sold.variation.price,
      quantity: line.quantity,
      ingredients,
    },
  }
}
