import { Schema } from "effect"
import { ValidatedPrice } from "../price/model.ts"
import { Problem } from "../problem/model.ts"

/** How a call to the server ends when it does not end well; JSON, so that it can be recorded. */
export const ApiFailure = Schema.TaggedUnion({
  /** The server understood and said no; `price` is the new one when only that has changed. */
  Refused: {
    status: Schema.Int,
    problems: Schema.Array(Problem),
    price: Schema.optionalKey(Schema.toType(ValidatedPrice)),
  },
  /** No answer: nobody knows whether the call arrived. */
  Unreachable: {},
  /** An answer that is not of the contract's shape, or a bug in a service. */
  Defect: {},
})
export type ApiFailure = typeof ApiFailure.Type
