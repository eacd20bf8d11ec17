import { Effect } from "effect"
import { ApiFailure } from "../api/failure.ts"
import { failureOf } from "./callApi.ts"
import { type HttpAnswer, type HttpAsk, Transport } from "./transport.ts"

/** Sends a request and succeeds on any 2xx response, without decoding its body. */
export const sendApi = Effect.fnUntraced(function* (ask: HttpAsk): Effect.fn.Return<HttpAnswer, ApiFailure, Transport> {
  const transport = yield* Transport
  const answer = yield* transport.send(ask).pipe(Effect.mapError(() => ApiFailure.make({ _tag: "Unreachable" })))
  return answer.status < 200 || answer.status > 299 ? yield* Effect.fail(yield* failureOf(answer)) : answer
})
