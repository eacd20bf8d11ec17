import type { Language } from "@skorpe/core/language"
import { Cause, Effect, Layer } from "effect"
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Settings } from "../settings.ts"
import { makeAdmission, type Room, takesRoom } from "./admission.ts"
import { namedForLog } from "./endpointsAt.ts"
import { errorAnswer, failureAnswer } from "./failureAnswer.ts"
import { isSafe, largestBody, obstacleTo } from "./guard.ts"
import { languageOf } from "./problems.ts"
import { withSecurityHeaders } from "./securityHeaders.ts"

const slowMillis = 1000

/**
 * What stands around every route: the guard and the door before it, our error shape, security headers and a quiet log
 * after it.
 */
export const frame = (room: Room) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const router = yield* HttpRouter.HttpRouter
      const { market } = yield* Settings
      const admit = makeAdmission(room)
      yield* router.addGlobalMiddleware((route) =>
        Effect.gen(function* () {
          const request = yield* HttpServerRequest.HttpServerRequest
          const started = performance.now()
          const language = languageOf(request.headers["accept-language"], market)
          const path = pathOf(request)
          const obstacle = obstacleTo(request)
          const turn = takesRoom(path) ? admit(route, Effect.succeed(busy(language))) : route
          const response: HttpServerResponse.HttpServerResponse =
            obstacle !== null
              ? errorAnswer(obstacle.status, obstacle.code, language)
              : yield* Effect.provideService(received(request, turn), HttpIncomingMessage.MaxBodySize, mostBytes).pipe(
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

const mostBytes = BigInt(largestBody)

const pathOf = ({ url }: HttpServerRequest.HttpServerRequest): string => url.split("?")[0] ?? ""

const busy = (language: Language) => HttpServerResponse.setHeader(errorAnswer(503, 3099, language), "retry-after", "1")

/** Waits for the whole body first: who sends slowly must not hold a place that others wait for. */
const received = <A, E, R>(request: HttpServerRequest.HttpServerRequest, work: Effect.Effect<A, E, R>) =>
  isSafe(request.method) ? work : Effect.andThen(request.arrayBuffer, work)
