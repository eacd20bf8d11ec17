import type { Menu, Product } from "@skorpe/core/menu"
import { readVariationCode } from "@skorpe/core/pizza"
import type { PizzaSpec } from "../pictures/spec.ts"

/** What decides how a pizza is drawn: the same for one product wherever it is shown. */
export type PizzaDrawing = Pick<PizzaSpec, "seed" | "crust" | "toppings">

const plainToppings: PizzaDrawing["toppings"] = ["tomato-sauce", "mozzarella", "oregano", "basil"].map((slug) => ({
  slug,
  level: 1,
  part: "whole",
}))

/** A pizza of this menu on the crust of `code`. */
export const pizzaDrawing = (menu: Menu, product: Product, code: string): PizzaDrawing => {
  const slugs = new Map(menu.ingredients.map(({ productCode, slug }) => [productCode, slug]))
  return {
    seed: product.productCode,
    crust: readVariationCode(code).crust ?? "american",
    toppings: product.ingredients.map(({ productCode, quantity }) => ({
      slug: slugs.get(productCode) ?? productCode,
      level: quantity,
      part: "whole",
    })),
  }
}

/** A pizza of which no more than its code is known, before its store's menu is there. */
export const unknownPizza = (code: string): PizzaDrawing => {
  const { product, crust } = readVariationCode(code)
  return { seed: product, crust: crust ?? "american", toppings: plainToppings }
}
