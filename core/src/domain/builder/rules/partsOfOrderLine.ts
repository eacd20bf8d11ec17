import type { PizzaChoice } from "../../cart/rules/configurePizza.ts"
import type { Menu } from "../../menu/model.ts"
import type { OrderLine, Part } from "../../order/model.ts"
import { partOf } from "./partsOfItem.ts"

/** An order line in the builder's form: its halves, with the additions and removals of each. */
export const partsOfOrderLine = (
  menu: Menu,
  { codes: [first = "", second], ingredients }: Pick<OrderLine, "codes" | "ingredients">,
): PizzaChoice["parts"] => {
  const changesOn = (side: Part) => ingredients.filter(({ part }) => part === "w" || part === side)
  const left = partOf(menu, first, changesOn("1"))
  return second === undefined ? [left] : [left, partOf(menu, second, changesOn("2"))]
}
