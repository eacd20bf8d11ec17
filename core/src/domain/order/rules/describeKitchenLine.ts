import type { Language } from "../../language/model.ts"
import { localise } from "../../language/rules/localise.ts"
import type { Menu } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import { nameHalves } from "../../pizza/rules/nameHalves.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { KitchenLine } from "../kitchenOrder.ts"
import type { OrderedLine } from "../model.ts"

/**
 * A line as the cook reads it, in the kitchen's language. What the menu no longer has keeps the name that the customer
 * read; an unknown ingredient is named by its code.
 */
export const describeKitchenLine = (
  menu: Menu,
  { codes, quantity, name, ingredients }: OrderedLine,
  language: Language,
): KitchenLine => {
  const found = codes.flatMap((code) => variationByCode(menu, code) ?? [])
  const isKnown = found.length === codes.length && found.length > 0
  const { size, crust } = readVariationCode(codes[0] ?? "")
  const names = new Map(menu.ingredients.map((ingredient) => [ingredient.productCode, ingredient.name]))
  const [first] = found
  return {
    codes,
    quantity,
    name: isKnown ? localise(found.map(({ product }) => product.name).reduce(nameHalves), language) : name,
    variant: first === undefined ? "" : localise(first.variation.size, language),
    size,
    crust,
    changes: ingredients.map((change) => {
      const known = names.get(change.code)
      return { ...change, name: known === undefined ? change.code : localise(known, language) }
    }),
    hasAlcohol: found.some(({ product }) => product.alcohol > 0),
  }
}
