import type { Menu } from "../../domain/menu/model.ts"
import type { Sellable } from "../model.ts"

/** What of a menu a kitchen can run out of: its goods, then its ingredients; never a fee. */
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
