import type { Language } from "../../language/model.ts"
import { localise } from "../../language/rules/localise.ts"
import type { Menu } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { KitchenLine } from "../kitchenOrder.ts"
import type { OrderedLine } from "../model.ts"
import { nameOfLine } from "./nameOfLine.ts"
import { wordsOfLine } from "./wordsOfLine.ts"

/**
 * A line as the cook reads it, in the kitchen's language. An item that the menu no longer has keeps the name that the
 * customer read; an unknown ingredient is named by its code.
 */
export const describeKitchenLine = (menu: Menu, line: OrderedLine, language: Language): KitchenLine => {
  const { codes, quantity, ingredients } = line
  const words = wordsOfLine(menu, line)
  const { size, crust } = readVariationCode(codes[0] ?? "")
  return {
    codes,
    quantity,
    name: nameOfLine({ ...line, words }, language),
    variant: words.variant === null ? "" : localise(words.variant, language),
    size,
    crust,
    changes: ingredients.map((change, index) => ({
      ...change,
      name: localise(words.ingredients[index], language),
    })),
    hasAlcohol: codes.some((code) => (variationByCode(menu, code)?.product.alcohol ?? 0) > 0),
  }
}
