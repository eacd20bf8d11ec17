import type { MarketId } from "@skorpe/core/domain/market"
import { Effect } from "effect"
import { say, stop } from "../terminal/stop.ts"
import { makeMovableClock, type MovableClock } from "./movableClock.ts"

/** The server that a script orders from. */
export interface Site {
  readonly url: string
  /** Its staff key; `null` if none was given. */
  readonly staffKey: string | null
  /** Its clock, if the script has the server to itself; `null` for one that others use. */
  readonly clock: MovableClock | null
}

/** Starts a server for scripts: a throw-away database, a fast kitchen, simulated payments, and a clock to move. */
export const startOwnServer = async (market: MarketId) => {
  // Loaded on demand: a replay needs no database.
  const { startWithStandIn } = await import("@skorpe/server/standIn")
  const clock = makeMovableClock()
  const running = await startWithStandIn({
    market,
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "auto",
    pace: 0.2,
    clock: clock.now,
  })
  const site: Site = { url: running.url, staffKey: running.staffKey, clock }
  return { site, close: running.close }
}

/** A server of the command's own, until the scope ends. */
export const ownServer = (market: MarketId) =>
  Effect.gen(function* () {
    yield* say("Starting a server on a throw-away database …")
    const { site } = yield* Effect.acquireRelease(
      Effect.tryPromise({
        try: () => startOwnServer(market),
        catch: (cause) => (cause instanceof Error ? cause.message : "the server did not start"),
      }),
      (running) => Effect.promise(() => running.close()),
    )
    return site
  }).pipe(Effect.catch((why) => stop(1, why)))
