import { Cause, Effect, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Settings } from "../settings/Settings.ts"
import { makeAdmission, type Capacity, type Refused } from "./admission.ts"
import { namedForLog } from "./endpointsAt.ts"
import { type Beside, isBeside } from "./beside.ts"
import { callerAddress, type trustProxies } from "./callerAddress.ts"
import { answerCached, type CachedBody } from "./cachedBody.ts"
import { errorAnswer, failureAnswer } from "./failureAnswer.ts"
import { isSafe, mayBeLarge, obstacleTo } from "./guard.ts"
import { makeLargeBodies } from "./largeBodies.ts"
import { noteAnswers } from "./noteAnswers.ts"
import { languageOf } from "./problems.ts"
import { withDataHeaders, withSecurityHeaders } from "./securityHeaders.ts"
import { wholeBody } from "./wholeBody.ts"
import { urgencyOf } from "./urgency.ts"
import { withTrace } from "./withTrace.ts"

/** Milliseconds from which a call is logged as slow. */
const slowMillis = 1000

/** Problem reports, the only large bodies, that are received at once. */
const largeBodies = { concurrent: 8, ofOneAddress: 2 }

/** The prepared body for a GET of a URL, if there is one. */
export type Prepared = (url: string) => CachedBody | undefined

interface Framing<E, R> {
  readonly capacity: Capacity
  readonly prepared: Effect.Effect<Prepared, E, R>
  /** Finds the caller behind trusted proxies; it sees a request before anything reads its body. */
  readonly trust: ReturnType<typeof trustProxies>
  readonly beside: Beside | undefined
}

/**
 * The middleware around every route. Before the route: prepared bodies, the guard and the admission. After it: error
 * responses, security headers, a log of errors and slow calls, and the figures of each. Every call passes here, so it
 * does as little as it can.
 */
export const frame = <E, R>({ capacity, prepared, trust, beside }: Framing<E, R>) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const preparedFor = yield* prepared
      const router = yield* HttpRouter.HttpRouter
      const { market } = yield* Settings
      const admit = makeAdmission(capacity)
      const note = yield* noteAnswers(admit.load)
      const admitLarge = makeLargeBodies(largeBodies)
      yield* router.addGlobalMiddleware((route) =>
        trust(
          Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
            if (isBeside(beside, request)) return route
            const ready = request.method === "GET" ? preparedFor(request.url) : undefined
            if (ready !== undefined) return Effect.succeed(answerCached(request, ready))
            const started = performance.now()
            const path = pathOf(request)
            const tell = (status: number, code: number, field?: string) =>
              errorAnswer(status, code, languageOf(request.headers["accept-language"], market), field)
            const obstacle = obstacleTo(request)
            if (obstacle !== null) {
              const refusal = withSecurityHeaders(tell(obstacle.status, obstacle.code))
              note(request, refusal, null)
              return Effect.succeed(refusal)
            }
            const refuse = (why: Refused, seconds: number) =>
              withRetryAfter(why === "full" ? tell(503, 3099) : tell(429, 1011), seconds)
            const urgency = urgencyOf(request.method, path)
            const turn =
              urgency === null
                ? route
                : Effect.flatMap(callerAddress, (source) => admit({ urgency, source }, route, refuse))
            const answered = received(request, turn)
            const framed = (
              mayBeLarge(request)
                ? Effect.flatMap(callerAddress, (address) => admitLarge(address, answered, () => refuse("full", 1)))
                : answered
            ).pipe(
              Effect.catchCause((cause) => {
                if (Cause.hasInterruptsOnly(cause)) return Effect.failCause(cause)
                const { status, code, isOurs, path: field } = failureAnswer(cause)
                const log = isOurs ? Effect.logError(namedForLog(request.method, request.url), cause) : Effect.void
                return Effect.as(log, tell(status, code, field))
              }),
              Effect.flatMap((response) => {
                const took = performance.now() - started
                const answer = Effect.succeed(
                  path.startsWith("/api/") ? withDataHeaders(response) : withSecurityHeaders(response),
                )
                note(request, response, response.status === 503 ? null : took)
                if (took <= slowMillis) return answer
                return Effect.andThen(
                  Effect.logInfo(`slow: ${namedForLog(request.method, request.url)} ${Math.round(took)} ms`),
                  answer,
                )
              }),
            )
            return withTrace(request, framed)
          }),
        ),
      )
    }),
  )

const pathOf = ({ url }: HttpServerRequest.HttpServerRequest): string => url.split("?")[0] ?? ""

const withRetryAfter = (response: HttpServerResponse.HttpServerResponse, seconds: number) =>
  HttpServerResponse.setHeader(response, "retry-after", String(seconds))

/** Reads the whole body before the work is admitted, so that a slow sender holds no place in the queue. */
const received = <A, E, R>(request: HttpServerRequest.HttpServerRequest, work: Effect.Effect<A, E, R>) =>
  isSafe(request.method) ? work : Effect.andThen(wholeBody(request), work)
