import { Effect } from "effect"
import { ApiFailure } from "../api/failure.ts"
import { failureOf } from "./failureOf.ts"
import { type HttpAnswer, type HttpAsk, Transport } from "./transport.ts"

/** Sends a request and succeeds on any 2xx response, without decoding its body; `toFailure` reads any other. */
export const sendApi = Effect.fnUntraced(function* <Needs = never>(
  ask: HttpAsk,
  toFailure: (answer: HttpAnswer) => Effect.Effect<ApiFailure, never, Needs> = failureOf,
): Effect.fn.Return<HttpAnswer, ApiFailure, Transport | Needs> {
  const transport = yield* Transport
  const answer = yield* transport.send(ask).pipe(Effect.mapError(() => ApiFailure.make({ _tag: "Unreachable" })))
  return answer.status < 200 || answer.status > 299 ? yield* Effect.fail(yield* toFailure(answer)) : answer
})
