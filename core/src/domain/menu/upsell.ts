import { Schema } from "effect"
import { Localised } from "../language/model.ts"
import { CleanText } from "../text/model.ts"
import { Instant } from "../time/model.ts"
import { Category } from "./model.ts"

/** Pieces of one line, bounded as in `POST /order/price`. */
const Pieces = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999 }))

/** A shelf of suggestions before payment; never beer (SPEC §7.1, DECISIONS §10). */
export const Upsell = Schema.Struct({
  id: Schema.NonEmptyString,
  title: Localised,
  /** Shown when the cart holds one of these categories; empty is always. */
  whenInCart: Schema.Array(Category),
  /** Hidden once the cart holds one of these categories. */
  unlessInCart: Schema.Array(Category),
  /** Product codes in display order. */
  products: Schema.NonEmptyArray(Schema.NonEmptyString),
  /** Lower comes first. */
  priority: Schema.Int,
})
export type Upsell = typeof Upsell.Type

/**
 * The body of `POST /upsells/{id}`: the cart, the customer's favourite variation codes (SPEC §7.1), and the time that the
 * order is for; pages that are older than the time leave it out, and mean now.
 */
export const UpsellsWanted = Schema.Struct({
  cartItems: Schema.Array(
    Schema.Struct({ variationCode: CleanText.check(Schema.isBetweenLength(1, 64)), quantity: Pieces }),
  ).check(Schema.isMaxLength(200)),
  favourites: Schema.Array(CleanText.check(Schema.isMaxLength(64))).check(Schema.isMaxLength(200)),
  requestedTime: Schema.optionalKey(Schema.NullOr(Instant)),
})
