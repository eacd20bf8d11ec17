import { Schema } from "effect"
import { Localised } from "../language/model.ts"
import { Category } from "./model.ts"

/** A shelf of things to add before paying; never beer (SPEC §7.1, DECISIONS §10). */
export const Upsell = Schema.Struct({
  id: Schema.NonEmptyString,
  title: Localised,
  /** Shown when the cart holds something of one of these; empty is always. */
  whenInCart: Schema.Array(Category),
  /** Not shown once the cart holds something of one of these. */
  unlessInCart: Schema.Array(Category),
  /** Product codes in the order shown. */
  products: Schema.NonEmptyArray(Schema.NonEmptyString),
  /** Lower comes first. */
  priority: Schema.Int,
})
export type Upsell = typeof Upsell.Type
