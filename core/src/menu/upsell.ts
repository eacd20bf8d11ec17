import { Schema } from "effect"
import { Localised } from "../language/model.ts"
import { CleanText } from "../text/model.ts"
import { Category } from "./model.ts"

/** Pieces of one line, as `POST /order/price` bounds them. */
const Pieces = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999 }))

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

/** What `POST /upsells/{id}` is asked with: the cart, and variation codes that the customer likes (SPEC §7.1). */
export const UpsellsWanted = Schema.Struct({
  cartItems: Schema.Array(
    Schema.Struct({ variationCode: CleanText.check(Schema.isBetweenLength(1, 64)), quantity: Pieces }),
  ).check(Schema.isMaxLength(200)),
  favourites: Schema.Array(CleanText.check(Schema.isMaxLength(64))).check(Schema.isMaxLength(200)),
})
