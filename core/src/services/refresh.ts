import { Clock, Deferred, Effect, Exit } from "effect"
import { SessionGrant } from "../domain/account/wire.ts"
import type { ApiFailure } from "../api/failure.ts"
import { paths } from "../api/paths.ts"
import type { Language } from "../domain/language/model.ts"
import { callApi } from "./callApi.ts"
import { Device } from "./device.ts"
import { pathTo } from "./paths.ts"
import type { Transport } from "./transport.ts"

/** Keeps a session's token fresh. Its expiry is known here and on the device, and is no secret. */
export interface Refresh {
  /**
   * Before a call marked "with refresh": an expired token is refreshed once for all waiting calls (SPEC §4.1). Fails
   * only when the server says that the session is over; if the server does not answer, the call itself reports it.
   */
  readonly ensure: Effect.Effect<void, ApiFailure, Transport | Device>
  /** Records the expiry that a login or a refresh returned. */
  readonly note: (grant: SessionGrant) => Effect.Effect<void, never, Device>
  readonly forget: Effect.Effect<void, never, Device>
}

const isOver = (failure: ApiFailure): boolean => failure._tag === "Refused" && failure.status === 401

/** Makes the token refresh of one shop. */
export const makeRefresh = (language: () => Language): Refresh => {
  let expiresAt: number | null = null
  let isKnown = false
  let running: Deferred.Deferred<void, ApiFailure> | null = null

  const write = (expiry: number | null) =>
    Effect.gen(function* () {
      expiresAt = expiry
      isKnown = true
      yield* (yield* Device).write("sessionExpiry", expiry === null ? null : String(expiry))
    })
  const know = Effect.gen(function* () {
    const kept = Number((yield* (yield* Device).read("sessionExpiry")) ?? Number.NaN)
    // A login may have completed while the device was read.
    if (isKnown) return
    isKnown = true
    expiresAt = Number.isSafeInteger(kept) ? kept : null
  })
  const renew = Effect.gen(function* () {
    const headers = { "accept-language": language(), "content-type": "application/json" }
    const ask = { method: "POST", path: pathTo(paths.auth.refresh), headers, body: "{}" } as const
    const grant = yield* callApi(ask, SessionGrant)
    yield* write(grant.expiresAt)
  }).pipe(Effect.catch((failure) => (isOver(failure) ? Effect.fail(failure) : Effect.void)))

  /** The shared refresh runs detached: if the first caller is cancelled, the others still get it. */
  const share = Effect.suspend((): Effect.Effect<void, ApiFailure, Transport | Device> => {
    if (running) return Deferred.await(running)
    const shared = Deferred.makeUnsafe<void, ApiFailure>()
    running = shared
    const settle = (exit: Exit.Exit<void, ApiFailure>) =>
      Effect.sync(() => {
        running = null
        Deferred.doneUnsafe(shared, exit)
      })
    return Effect.andThen(Effect.forkDetach(Effect.onExit(renew, settle)), Deferred.await(shared))
  })

  return {
    ensure: Effect.gen(function* () {
      yield* know
      const now = yield* Clock.currentTimeMillis
      if (expiresAt !== null && expiresAt <= now) yield* share
    }),
    note: (grant) => write(grant.expiresAt),
    forget: write(null),
  }
}
