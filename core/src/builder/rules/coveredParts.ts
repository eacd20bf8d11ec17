import type { PizzaChoice } from "../../cart/rules/configurePizza.ts"
import type { PizzaInHand } from "../model.ts"

/** What the pizza is made of as the divider stands: one part, or the left and the right half. */
export const coveredParts = ({
  cover,
  left,
  right,
}: Pick<PizzaInHand, "cover" | "left" | "right">): PizzaChoice["parts"] => {
  if (right === null) return [left]
  switch (cover) {
    case "left":
      return [left]
    case "both":
      return [left, right]
    case "right":
      return [right]
  }
}
