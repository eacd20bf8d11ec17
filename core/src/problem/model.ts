import { Schema } from "effect"

/**
 * One entry of an error answer: a code of SPEC §8.3 and its text in the request's language; one about coupons names
 * those that it is said of, as they were sent.
 */
export const Problem = Schema.Struct({
  code: Schema.Int,
  message: Schema.String,
  coupons: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type Problem = typeof Problem.Type
