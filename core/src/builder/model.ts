import { Schema } from "effect"
import type { PartChoice } from "../cart/rules/configurePizza.ts"
import type { MarketId } from "../market/model.ts"

/** A half of a pizza, seen from above. */
export const Side = Schema.Literals(["left", "right"])
export type Side = typeof Side.Type

/** What the pizza is made of: all of it the left one, all of it the right one, or half of each. */
export const Cover = Schema.Literals(["left", "both", "right"])
export type Cover = typeof Cover.Type

/** A pizza in the making. A half that does not cover anything now is remembered: the divider may come back. */
export interface PizzaInHand {
  /** As the panel was opened: the product, and the line of the cart that is changed; `null` makes a new one. */
  readonly productSlug: string
  readonly lineId: string | null
  readonly cover: Cover
  readonly left: PartChoice
  readonly right: PartChoice | null
  /** The half whose ingredients are chosen. */
  readonly active: Side
  readonly quantity: number
}

/** What the builder has in hand; what was built stays to be seen while its panel goes. */
export type Hand =
  | { readonly _tag: "Nothing" }
  | { readonly _tag: "Building"; readonly pizza: PizzaInHand }
  | { readonly _tag: "Built"; readonly pizza: PizzaInHand }

/** The state of the builder unit. */
export interface BuilderState {
  readonly market: MarketId
  readonly hand: Hand
}
