import { Schema } from "effect"

/** What the customer can do to be allowed after all (DECISIONS §21): prove the number by a code, or pay online. */
export const WayOn = Schema.Literals(["proveNumber", "payOnline"])
export type WayOn = typeof WayOn.Type

/**
 * An entry of an error answer: a code of SPEC §8.3 and its text in the request's language; coupon problems name the
 * coupons they concern, as sent. A limit names the ways on from it. A request that cannot be understood (1002) names the
 * first field that is wrong or unknown, with dots: `products.0.quantity`.
 */
export const Problem = Schema.Struct({
  code: Schema.Int,
  message: Schema.String,
  coupons: Schema.optionalKey(Schema.Array(Schema.String)),
  ways: Schema.optionalKey(Schema.Array(WayOn)),
  path: Schema.optionalKey(Schema.String),
})
export type Problem = typeof Problem.Type
