import { drawnPizza } from "@skorpe/core/domain/builder"
import type { Menu } from "@skorpe/core/domain/menu"
import type { PizzaSpec } from "../pictures/spec.ts"

/** The inputs of a pizza's drawing; a product looks the same wherever it is shown. */
export type PizzaDrawing = Pick<PizzaSpec, "seed" | "crust" | "toppings">

/** The drawing of a menu's pizza, on the crust of `code`. */
export const pizzaDrawing = (menu: Menu, code: string): PizzaDrawing =>
  drawnPizza(menu, [{ variationCode: code, chosen: [] }])
