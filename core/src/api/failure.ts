import { Schema } from "effect"
import { ValidatedPrice } from "../domain/price/model.ts"
import { Problem } from "../domain/problem/model.ts"

/** A failed call to the server; JSON, so that it can be recorded. */
export const ApiFailure = Schema.TaggedUnion({
  /**
   * The server understood and refused; `price` is the new one if only the price has changed, `ordered` the order that
   * was already made of the same cart, `retryAfter` the seconds after which a busy server accepts the call again.
   */
  Refused: {
    status: Schema.Int,
    problems: Schema.Array(Problem),
    price: Schema.optionalKey(Schema.toType(ValidatedPrice)),
    ordered: Schema.optionalKey(Schema.String),
    retryAfter: Schema.optionalKey(Schema.Int),
  },
  /** No answer: the call may or may not have arrived. */
  Unreachable: {},
  /** An answer that does not match the contract, or a bug in a service. */
  Defect: {},
})
export type ApiFailure = typeof ApiFailure.Type
