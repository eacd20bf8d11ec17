import { Cause, Effect, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Settings } from "../settings.ts"
import { makeAdmission, type Room, takesRoom } from "./admission.ts"
import { namedForLog } from "./endpointsAt.ts"
import { answerCached, type CachedBody } from "./cachedBody.ts"
import { errorAnswer, failureAnswer } from "./failureAnswer.ts"
import { isSafe, obstacleTo } from "./guard.ts"
import { languageOf } from "./problems.ts"
import { withDataHeaders, withSecurityHeaders } from "./securityHeaders.ts"
import { wholeBody } from "./wholeBody.ts"

const slowMillis = 1000

/** The body that lies ready for a GET of an address. */
export type Prepared = (url: string) => CachedBody | undefined

/**
 * What stands around every route: the guard and the door before it, our error shape, security headers and a quiet log
 * after it. All calls pass here, so what only some of them need is worked out by those; what lies ready is answered
 * here, without a route.
 */
export const frame = <E, R>(room: Room, prepared: Effect.Effect<Prepared, E, R>) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const preparedFor = yield* prepared
      const router = yield* HttpRouter.HttpRouter
      const { market } = yield* Settings
      const admit = makeAdmission(room)
      yield* router.addGlobalMiddleware((route) =>
        Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
          const ready = request.method === "GET" ? preparedFor(request.url) : undefined
          if (ready !== undefined) return Effect.succeed(answerCached(request, ready))
          const started = performance.now()
          const path = pathOf(request)
          const tell = (status: number, code: number) =>
            errorAnswer(status, code, languageOf(request.headers["accept-language"], market))
          const obstacle = obstacleTo(request)
          if (obstacle !== null) return Effect.succeed(withSecurityHeaders(tell(obstacle.status, obstacle.code)))
          const turn = takesRoom(path) ? admit(route, () => laterAgain(tell(503, 3099))) : route
          return received(request, turn).pipe(
            Effect.catchCause((cause) => {
              if (Cause.hasInterruptsOnly(cause)) return Effect.failCause(cause)
              const { status, code, isOurs } = failureAnswer(cause)
              const log = isOurs ? Effect.logError(namedForLog(request.method, request.url), cause) : Effect.void
              return Effect.as(log, tell(status, code))
            }),
            Effect.flatMap((response) => {
              const took = performance.now() - started
              const answer = Effect.succeed(
                path.startsWith("/api/") ? withDataHeaders(response) : withSecurityHeaders(response),
              )
              if (took <= slowMillis) return answer
              return Effect.andThen(
                Effect.logInfo(`slow: ${namedForLog(request.method, request.url)} ${Math.round(took)} ms`),
                answer,
              )
            }),
          )
        }),
      )
    }),
  )

const pathOf = ({ url }: HttpServerRequest.HttpServerRequest): string => url.split("?")[0] ?? ""

const laterAgain = HttpServerResponse.setHeader("retry-after", "1")

/** Waits for the whole body first: who sends slowly must not hold a place that others wait for. */
const received = <A, E, R>(request: HttpServerRequest.HttpServerRequest, work: Effect.Effect<A, E, R>) =>
  isSafe(request.method) ? work : Effect.andThen(wholeBody(request), work)
