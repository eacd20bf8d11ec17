import { Cause, Effect, Layer } from "effect"
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, type HttpServerResponse } from "effect/http"
import { Settings } from "../settings.ts"
import { namedForLog } from "./endpointsAt.ts"
import { errorAnswer, failureAnswer } from "./failureAnswer.ts"
import { largestBody, obstacleTo } from "./guard.ts"
import { languageOf } from "./problems.ts"
import { withSecurityHeaders } from "./securityHeaders.ts"

const slowMillis = 1000

/** What stands around every route: the guard before it, our error shape, security headers and a quiet log after it. */
export const frame = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const { market } = yield* Settings
    yield* router.addGlobalMiddleware((route) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const started = performance.now()
        const language = languageOf(request.headers["accept-language"], market)
        const obstacle = obstacleTo(request)
        const response: HttpServerResponse.HttpServerResponse =
          obstacle !== null
            ? errorAnswer(obstacle.status, obstacle.code, language)
            : yield* Effect.provideService(route, HttpIncomingMessage.MaxBodySize, largestBodySize).pipe(
                Effect.catchCause((cause) => {
                  if (Cause.hasInterruptsOnly(cause)) return Effect.failCause(cause)
                  const { status, code, isOurs } = failureAnswer(cause)
                  const answer = errorAnswer(status, code, language)
                  return isOurs
                    ? Effect.as(Effect.logError(namedForLog(request.method, request.url), cause), answer)
                    : Effect.succeed(answer)
                }),
              )
        const took = performance.now() - started
        if (took > slowMillis)
          yield* Effect.logInfo(`slow: ${namedForLog(request.method, request.url)} ${Math.round(took)} ms`)
        return withSecurityHeaders(response)
      }),
    )
  }),
)

const largestBodySize = BigInt(largestBody)
