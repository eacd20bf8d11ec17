import type { PizzaChoice } from "../../cart/rules/configurePizza.ts"
import type { PizzaInHand } from "../model.ts"

/** The visible parts of the pizza: one part, or the left and the right half. */
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
