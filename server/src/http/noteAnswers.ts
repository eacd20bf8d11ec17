import { Effect } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"
import { isTraced } from "../watching/isTraced.ts"
import { RequestFigures } from "../watching/RequestFigures.ts"
import { makeRequestMetrics } from "../watching/requestMetrics.ts"
import { codeOf } from "./codeOf.ts"
import { namedForLog } from "./endpointsAt.ts"

/** Counts each response in this process's figures and, if a collector is configured, in the metrics. */
export const noteAnswers = Effect.fnUntraced(function* (load: Parameters<RequestFigures["Service"]["loadIs"]>[0]) {
  const figures = yield* RequestFigures
  const measure = (yield* isTraced) ? makeRequestMetrics() : null
  figures.loadIs(load)
  return (
    { method, url }: HttpServerRequest.HttpServerRequest,
    response: HttpServerResponse.HttpServerResponse,
    millis: number | null,
  ): void => {
    const answered = { route: namedForLog(method, url), status: response.status, code: codeOf(response), millis }
    figures.tell(answered)
    measure?.(answered)
  }
})
