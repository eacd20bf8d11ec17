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

/** If the call is answered with 429, the answer says in how many milliseconds to try again. */
export const retryAfter = (wait: number) =>
  onRefusal((response) => HttpServerResponse.setHeader(response, header, String(Math.max(1, Math.ceil(wait / 1000)))))

/** Like `retryAfter`, for a call that is answered with 503 because there is too much work. */
export const busyFor = (wait: number) =>
  onRefusal((response) => HttpServerResponse.setHeader(response, header, String(wait / 1000)), 503)

/** Like `retryAfter`, where no limit has said how long. */
export const retryAfterAWhile = (wait: number) =>
  onRefusal((response) =>
    header in response.headers ? response : HttpServerResponse.setHeader(response, header, String(wait / 1000)),
  )
