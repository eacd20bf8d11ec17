import { drawnPizza, partsOfItem, partsOfOrderLine } from "@skorpe/core/builder"
import type { CartItem } from "@skorpe/core/cart"
import type { Menu } from "@skorpe/core/menu"
import type { OrderLine } from "@skorpe/core/order"
import { readVariationCode } from "@skorpe/core/pizza"
import type { PizzaSpec } from "../pictures/spec.ts"

/** What decides how a pizza is drawn: the same for one product wherever it is shown. */
export type PizzaDrawing = Pick<PizzaSpec, "seed" | "crust" | "toppings">

const plainToppings: PizzaDrawing["toppings"] = ["tomato-sauce", "mozzarella", "oregano", "basil"].map((slug) => ({
  slug,
  level: 1,
  part: "whole",
}))

/** A pizza as this menu has it, on the crust of `code`. */
export const pizzaDrawing = (menu: Menu, code: string): PizzaDrawing =>
  drawnPizza(menu, [{ variationCode: code, chosen: [] }])

/** A line of the cart as it was built, halves and changes included; every code of it is on this menu. */
export const lineDrawing = (menu: Menu, item: CartItem): PizzaDrawing => drawnPizza(menu, partsOfItem(menu, item))

/** A line of an order as it was built; its first code is on this menu. */
export const orderedDrawing = (menu: Menu, line: OrderLine): PizzaDrawing =>
  drawnPizza(menu, partsOfOrderLine(menu, line))

/** A pizza of which no more than its code is known, before its store's menu is there. */
export const unknownPizza = (code: string): PizzaDrawing => {
  const { product, crust } = readVariationCode(code)
  return { seed: product, crust: crust ?? "american", toppings: plainToppings }
}
