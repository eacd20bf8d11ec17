import { Schema } from "effect"
import { Localised } from "../language/model.ts"

/** A discount granted to a customer or an organisation, as it is in the cart (SPEC §3, Cart). */
export const GivenDiscount = Schema.Struct({
  couponCode: Schema.NonEmptyString,
  descriptions: Localised,
})
export type GivenDiscount = typeof GivenDiscount.Type

/** The cart's discounts: at most one of the three is set, because they exclude one another (DECISIONS §8). */
export const ChosenDiscounts = Schema.Struct({
  userDiscount: Schema.NullOr(GivenDiscount),
  organisationDiscount: Schema.NullOr(GivenDiscount),
  /** Coupon codes that the customer typed or picked from the deals. */
  manualDeals: Schema.Array(Schema.NonEmptyString),
})
export type ChosenDiscounts = typeof ChosenDiscounts.Type
