import { Effect, Schema } from "effect"
import { ApiFailure } from "../api/failure.ts"
import { ValidatedPrice } from "../price/model.ts"
import { Problem } from "../problem/model.ts"
import type { HttpAnswer, HttpAsk } from "./transport.ts"
import { Transport } from "./transport.ts"

const ErrorBody = Schema.fromJsonString(
  Schema.Struct({ errors: Schema.Array(Problem), price: Schema.optionalKey(ValidatedPrice) }),
)
const decodeError = Schema.decodeUnknownEffect(ErrorBody)

/** What an answer that is not good says; a body that is not of the contract's shape leaves the list empty. */
export const failureOf = ({ status, text }: HttpAnswer): Effect.Effect<ApiFailure> =>
  decodeError(text).pipe(
    Effect.map(({ errors, price }) =>
      ApiFailure.make({ _tag: "Refused", status, problems: errors, ...(price === undefined ? {} : { price }) }),
    ),
    Effect.orElseSucceed(() => ApiFailure.make({ _tag: "Refused", status, problems: [] })),
  )

/** Asks the API and reads the answer with its schema; all that can go wrong is an `ApiFailure`. */
export const callApi = Effect.fnUntraced(function* <A, I>(
  ask: HttpAsk,
  schema: Schema.Codec<A, I>,
): Effect.fn.Return<A, ApiFailure, Transport> {
  const transport = yield* Transport
  const answer = yield* transport.send(ask).pipe(Effect.mapError(() => ApiFailure.make({ _tag: "Unreachable" })))
  if (answer.status < 200 || answer.status > 299) return yield* Effect.fail(yield* failureOf(answer))
  return yield* Schema.decodeUnknownEffect(Schema.fromJsonString(schema))(answer.text).pipe(
    Effect.mapError(() => ApiFailure.make({ _tag: "Defect" })),
  )
})
