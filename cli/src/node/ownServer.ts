import type { MarketId } from "@skorpe/core/market"
import { Effect } from "effect"
import { say, stop } from "../stop.ts"

/** A server of the command's own on a throw-away database, with a quick kitchen; gone with the scope. */
export const ownServer = (market: MarketId) =>
  Effect.gen(function* () {
    yield* say("Starting a server on a throw-away database …")
    const server = yield* Effect.acquireRelease(
      Effect.tryPromise({
        try: async () => {
          // Loaded only when asked for: a replay needs no database.
          const { startServer } = await import("@skorpe/server")
          return startServer({ market, port: 0, database: { _tag: "ThrowAway" }, kitchen: "auto", pace: 0.2 })
        },
        catch: (cause) => (cause instanceof Error ? cause.message : "the server did not start"),
      }),
      (running) => Effect.promise(() => running.close()),
    )
    return server.url
  }).pipe(Effect.catch((why) => stop(1, why)))
