import { Effect, Schema } from "effect"
import { ApiFailure } from "../api/failure.ts"
import { ValidatedPrice } from "../domain/price/model.ts"
import { Problem } from "../domain/problem/model.ts"
import type { HttpAnswer, HttpAsk } from "./transport.ts"
import { Transport } from "./transport.ts"

const ErrorBody = Schema.fromJsonString(
  Schema.Struct({ errors: Schema.Array(Problem), price: Schema.optionalKey(ValidatedPrice) }),
)
const decodeError = Schema.decodeUnknownEffect(ErrorBody)

/** The problems in an error response; empty when its body does not match the contract. */
export const failureOf = ({ status, text }: HttpAnswer): Effect.Effect<ApiFailure> =>
  decodeError(text).pipe(
    Effect.map(({ errors, price }) =>
      ApiFailure.make({ _tag: "Refused", status, problems: errors, ...(price === undefined ? {} : { price }) }),
    ),
    Effect.orElseSucceed(() => ApiFailure.make({ _tag: "Refused", status, problems: [] })),
  )

/** Calls the API and decodes the response with its schema; every failure is an `ApiFailure`, read by `toFailure`. */
export const callApi = Effect.fnUntraced(function* <A, I, Needs = never>(
  ask: HttpAsk,
  schema: Schema.Codec<A, I>,
  toFailure: (answer: HttpAnswer) => Effect.Effect<ApiFailure, never, Needs> = failureOf,
): Effect.fn.Return<A, ApiFailure, Transport | Needs> {
  const transport = yield* Transport
  const answer = yield* transport.send(ask).pipe(Effect.mapError(() => ApiFailure.make({ _tag: "Unreachable" })))
  if (answer.status < 200 || answer.status > 299) return yield* Effect.fail(yield* toFailure(answer))
  return yield* Schema.decodeUnknownEffect(Schema.fromJsonString(schema))(answer.text).pipe(
    Effect.mapError(() => ApiFailure.make({ _tag: "Defect" })),
  )
})
