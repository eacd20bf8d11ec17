import { Effect, Schema } from "effect"
import { ApiFailure } from "../api/failure.ts"
import { sendApi } from "./sendApi.ts"
import type { HttpAnswer, HttpAsk, Transport } from "./transport.ts"

/** Calls the API and decodes the response with its schema; every failure is an `ApiFailure`, read by `toFailure`. */
export const callApi = <A, I, Needs = never>(
  ask: HttpAsk,
  schema: Schema.Codec<A, I>,
  toFailure?: (answer: HttpAnswer) => Effect.Effect<ApiFailure, never, Needs>,
): Effect.Effect<A, ApiFailure, Transport | Needs> =>
  Effect.flatMap(sendApi(ask, toFailure), ({ text }) =>
    Schema.decodeUnknownEffect(Schema.fromJsonString(schema))(text).pipe(
      Effect.mapError(() => ApiFailure.make({ _tag: "Defect" })),
    ),
  )
