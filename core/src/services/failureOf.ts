import { Effect, Schema } from "effect"
import { ApiFailure } from "../api/failure.ts"
import type { Refusal } from "../api/refusal.ts"
import { ValidatedPrice } from "../domain/price/model.ts"
import { Problem } from "../domain/problem/model.ts"
import type { HttpAnswer } from "./transport.ts"

const ErrorBody = Schema.fromJsonString(
  Schema.Struct({ errors: Schema.Array(Problem), price: Schema.optionalKey(ValidatedPrice) }),
)
const decodeError = Schema.decodeUnknownEffect(ErrorBody)

/** The refusal in an error response; without problems if its body does not match the contract. */
export const failureOf = ({ status, text, retryAfter }: HttpAnswer): Effect.Effect<Refusal> =>
  decodeError(text).pipe(
    Effect.orElseSucceed(() => ({ errors: [] })),
    Effect.map(({ errors, ...rest }) =>
      ApiFailure.cases.Refused.make({ status, problems: errors, ...rest, ...(retryAfter && { retryAfter }) }),
    ),
  )
