import { Cause, Effect, Layer } from "effect"
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Settings } from "../settings.ts"
import { makeAdmission, type Room, takesRoom } from "./admission.ts"
import { namedForLog } from "./endpointsAt.ts"
import { errorAnswer, failureAnswer, TooSlow } from "./failureAnswer.ts"
import { isSafe, largestBody, obstacleTo } from "./guard.ts"
import { languageOf } from "./problems.ts"
import { withSecurityHeaders } from "./securityHeaders.ts"

const slowMillis = 1000

/** How long a body may take to come; Node's own patience, which knows no language, is a little longer. */
const bodyMillis = 25_000

/**
 * What stands around every route: the guard and the door before it, our error shape, security headers and a quiet log
 * after it. All calls pass here, so what only some of them need is worked out by those.
 */
export const frame = (room: Room) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const router = yield* HttpRouter.HttpRouter
      const { market } = yield* Settings
      const admit = makeAdmission(room)
      yield* router.addGlobalMiddleware((route) =>
        Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
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
              const answer = Effect.succeed(withSecurityHeaders(path.startsWith("/api/") ? unkept(response) : response))
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

const mostBytes = BigInt(largestBody)

const pathOf = ({ url }: HttpServerRequest.HttpServerRequest): string => url.split("?")[0] ?? ""

/** What says nothing else is of one caller at one moment: no browser and no proxy keeps it for whoever comes next. */
const unkept = (response: HttpServerResponse.HttpServerResponse) =>
  response.headers["cache-control"] === undefined
    ? HttpServerResponse.setHeader(response, "cache-control", "no-store")
    : response

const laterAgain = HttpServerResponse.setHeader("retry-after", "1")

/** Waits for the whole body first: who sends slowly must not hold a place that others wait for. */
const received = <A, E, R>(request: HttpServerRequest.HttpServerRequest, work: Effect.Effect<A, E, R>) =>
  isSafe(request.method)
    ? work
    : Effect.andThen(
        Effect.provideService(request.arrayBuffer, HttpIncomingMessage.MaxBodySize, mostBytes).pipe(
          Effect.timeoutOrElse({ duration: bodyMillis, orElse: () => Effect.fail(new TooSlow()) }),
        ),
        work,
      )
