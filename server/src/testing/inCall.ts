import { PgClient } from "@effect/sql-pg"
import { BadRequest, Conflict, Forbidden, TooManyRequests } from "@skorpe/core/api"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { HttpEffect, type HttpServerRequest, HttpServerResponse } from "effect/http"
import type { ServerSecret } from "../secrets/ServerSecret.ts"
import type { Settings } from "../settings/Settings.ts"
import type { openChargedOrders } from "./chargedOrders.ts"
import { secretOfDatabase } from "./claims.ts"

/** The services that a piece of a call's work may need. */
export type CallNeeds = PgClient.PgClient | ServerSecret | Settings | HttpServerRequest.HttpServerRequest

/** The time and the headers of a call. */
interface Call {
  readonly now: Millis
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Runs a piece of a call's work in a server's database; returns its result or the codes of its refusal, and the cookies
 * set.
 */
export const inCall = async <A>(
  { carryOut }: Pick<Awaited<ReturnType<typeof openChargedOrders>>, "carryOut">,
  work: Effect.Effect<A, unknown, CallNeeds>,
  { now, headers }: Call,
) => {
  let result: A | readonly number[] | undefined
  let cookies: readonly string[] = []
  await carryOut(
    Effect.gen(function* () {
      const services = yield* Effect.context<PgClient.PgClient | Settings>()
      const answer = HttpEffect.toWebHandler(
        work.pipe(
          Effect.catch((problem) =>
            problem instanceof BadRequest ||
            problem instanceof Conflict ||
            problem instanceof Forbidden ||
            problem instanceof TooManyRequests
              ? Effect.succeed(problem.errors.map(({ code }) => code))
              : Effect.die(problem),
          ),
          Effect.tap((done) => Effect.sync(() => void (result = done))),
          Effect.as(HttpServerResponse.empty()),
          Effect.provide(secretOfDatabase),
          Effect.provide(services),
        ),
      )
      const response = yield* Effect.promise(() => answer(new Request("http://localhost/", { headers })))
      if (response.status !== 204) return yield* Effect.die(new Error(`the call failed: ${response.status}`))
      cookies = response.headers.getSetCookie()
    }),
    now,
  )
  return { result: result as A | readonly number[], cookies }
}
