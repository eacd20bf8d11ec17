import type { MarketId } from "@skorpe/core/domain/market"
import { Effect } from "effect"
import { say, stop } from "../terminal/stop.ts"

/** Starts a server on a throw-away database with a fast kitchen, until the scope ends. Returns its address. */
export const ownServer = (market: MarketId) =>
  Effect.gen(function* () {
    yield* say("Starting a server on a throw-away database …")
    const server = yield* Effect.acquireRelease(
      Effect.tryPromise({
        try: async () => {
          // Loaded on demand: a replay needs no database.
          const { startServer } = await import("@skorpe/server")
          return startServer({ market, port: 0, database: { _tag: "ThrowAway" }, kitchen: "auto", pace: 0.2 })
        },
        catch: (cause) => (cause instanceof Error ? cause.message : "the server did not start"),
      }),
      (running) => Effect.promise(() => running.close()),
    )
    return server.url
  }).pipe(Effect.catch((why) => stop(1, why)))
