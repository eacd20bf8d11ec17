import { Effect } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"

const header = "retry-after"

const onRefusal = (
  change: (response: HttpServerResponse.HttpServerResponse) => HttpServerResponse.HttpServerResponse,
  status: 429 | 503 = 429,
) =>
  HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(response.status === status ? change(response) : response),
  )

/** Sets after how many milliseconds to try again, for a call that is answered with 429. */
export const retryAfter = (wait: number) =>
  onRefusal((response) => HttpServerResponse.setHeader(response, header, String(Math.max(1, Math.ceil(wait / 1000)))))

/** Like `retryAfter`, for a call that is answered with 503 because the server is overloaded. */
export const busyFor = (wait: number) =>
  onRefusal((response) => HttpServerResponse.setHeader(response, header, String(wait / 1000)), 503)

/** Like `retryAfter`, if no limit says how long. */
export const retryAfterAWhile = (wait: number) =>
  onRefusal((response) =>
    header in response.headers ? response : HttpServerResponse.setHeader(response, header, String(wait / 1000)),
  )
