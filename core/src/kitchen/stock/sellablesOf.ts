import type { Menu } from "../../domain/menu/model.ts"
import type { Sellable } from "../model.ts"

/** The items of a menu that can sell out: its goods, then its ingredients; never a fee. */
export const sellablesOf = ({ products, ingredients }: Menu): readonly Sellable[] => [
  ...products
    .filter(({ category }) => category !== "CHARGES")
    .map(({ productCode, name, variations }): Sellable => ({
      kind: "product",
      code: productCode,
      name,
      codes: variations.map(({ code }) => code),
    })),
  ...ingredients.map(({ productCode, name }): Sellable => ({
    kind: "ingredient",
    code: productCode,
    name,
    codes: [productCode],
  })),
]
