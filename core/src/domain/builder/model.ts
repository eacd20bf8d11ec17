import { Schema } from "effect"
import type { PartChoice } from "../cart/rules/configurePizza.ts"
import type { MarketId } from "../market/model.ts"

/** One half of a pizza, seen from above. */
export const Side = Schema.Literals(["left", "right"])
export type Side = typeof Side.Type

/** What the pizza consists of: the left part, the right part, or half of each. */
export const Cover = Schema.Literals(["left", "both", "right"])
export type Cover = typeof Cover.Type

/** A pizza being built. A half that is not shown is remembered, because the divider may move back. */
export interface PizzaInHand {
  /** How the panel was opened: the product, and the cart line being edited; `null` creates a new line. */
  readonly productSlug: string
  readonly lineId: string | null
  readonly cover: Cover
  readonly left: PartChoice
  readonly right: PartChoice | null
  /** The half whose ingredients are being edited. */
  readonly active: Side
  readonly quantity: number
}

/** The builder's contents; a finished pizza stays visible while its panel closes. */
export type Hand =
  | { readonly _tag: "Nothing" }
  | { readonly _tag: "Building"; readonly pizza: PizzaInHand }
  | { readonly _tag: "Built"; readonly pizza: PizzaInHand }

/** The state of the builder unit. */
export interface BuilderState {
  readonly market: MarketId
  readonly hand: Hand
}
