import type { PartChoice } from "../../cart/rules/configurePizza.ts"
import type { Hand, PizzaInHand } from "../model.ts"

const isSamePart = (one: PartChoice | null, other: PartChoice | null): boolean =>
  one === other || one?.variationCode === other?.variationCode

const isSamePizza = (one: PizzaInHand, other: PizzaInHand): boolean =>
  one.productSlug === other.productSlug &&
  one.lineId === other.lineId &&
  one.cover === other.cover &&
  one.active === other.active &&
  one.quantity === other.quantity &&
  isSamePart(one.left, other.left) &&
  isSamePart(one.right, other.right)

/** True if two states of the builder have the same pizza and differ at most in toppings. */
export const isToppedOtherwise = (one: Hand, other: Hand): boolean =>
  one._tag === "Building" && other._tag === "Building" && isSamePizza(one.pizza, other.pizza)
