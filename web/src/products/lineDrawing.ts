import { drawnPizza, partsOfItem, partsOfOrderLine } from "@skorpe/core/domain/builder"
import type { CartItem } from "@skorpe/core/domain/cart"
import type { Menu } from "@skorpe/core/domain/menu"
import type { OrderLine } from "@skorpe/core/domain/order"
import { readVariationCode } from "@skorpe/core/domain/pizza"
import type { PizzaDrawing } from "./pizzaDrawing.ts"

const plainToppings: PizzaDrawing["toppings"] = ["tomato-sauce", "mozzarella", "oregano", "basil"].map((slug) => ({
  slug,
  level: 1,
  part: "whole",
}))

/** The drawing of a cart line, with its halves and changes. Requires that the menu has every code of the line. */
export const lineDrawing = (menu: Menu, item: CartItem): PizzaDrawing => drawnPizza(menu, partsOfItem(menu, item))

/** The drawing of an order line, with its halves and changes. Requires that the menu has the line's first code. */
export const orderedDrawing = (menu: Menu, line: OrderLine): PizzaDrawing =>
  drawnPizza(menu, partsOfOrderLine(menu, line))

/** The drawing of a pizza known only by its code, used until its store's menu is loaded. */
export const unknownPizza = (code: string): PizzaDrawing => {
  const { product, crust } = readVariationCode(code)
  return { seed: product, crust: crust ?? "american", toppings: plainToppings }
}
