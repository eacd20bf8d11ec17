import type { Menu } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import type { LineWords, OrderLine } from "../model.ts"

/** The texts of a line by this menu. An ingredient that the menu lacks is named by its code. */
export const wordsOfLine = (
  menu: Menu,
  { codes, ingredients }: Pick<OrderLine, "codes" | "ingredients">,
): LineWords => {
  const found = codes.flatMap((code) => variationByCode(menu, code) ?? [])
  const names = new Map(menu.ingredients.map(({ productCode, name }) => [productCode, name]))
  return {
    products: found.length === codes.length ? found.map(({ product }) => product.name) : [],
    variant: variationByCode(menu, codes[0] ?? "")?.variation.size ?? null,
    ingredients: ingredients.map(({ code }) => names.get(code) ?? { nb: code, sv: code, en: code }),
  }
}
