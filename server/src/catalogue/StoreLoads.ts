import { PgClient } from "@effect/sql-pg"
import { heaviestLoad } from "@skorpe/core/domain/store"
import { Clock, Context, Effect, Layer } from "effect"
import { hoursToMilliseconds } from "date-fns/hoursToMilliseconds"
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { Settings } from "../settings/Settings.ts"

/** The age in milliseconds at which counts are read again. */
const freshFor = 1000

/** The timeout of a count in milliseconds; after it the previous counts are used. */
const patience = 200

/** A scheduled order counts from this many milliseconds before its preparation starts. */
const ahead = minutesToMilliseconds(5)

/** An open order older than this, in milliseconds, no longer counts. */
const forgottenAfter = hoursToMilliseconds(12)

/** The open orders of each store, at most a second old, counted up to the load at which waits stop growing. */
export class StoreLoads extends Context.Service<
  StoreLoads,
  { readonly openOrders: (storeId: string) => Effect.Effect<number> }
>()("skorpe/server/StoreLoads") {
  static readonly layer = Layer.effect(
    StoreLoads,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { now, market } = yield* Settings
      const clock = yield* Clock.Clock
      const elapsed = () => Number(clock.monotonicTimeNanosUnsafe()) / 1_000_000
      const most = heaviestLoad(market.ordersAtOnce)
      let counts: ReadonlyMap<string, number> = new Map()
      let askedAt = -Infinity
      const count = Effect.gen(function* () {
        // Concurrent calls use the previous counts, also while the database is unavailable.
        askedAt = elapsed()
        const time = now()
        const rows = yield* sql<{ readonly storeId: string; readonly open: number }>`
          SELECT store.id AS "storeId", (
            SELECT count(*)::integer FROM (
              SELECT FROM orders
              WHERE store_id = store.id AND status IN ('placed', 'accepted')
                AND start_at BETWEEN ${new Date(time - forgottenAfter)} AND ${new Date(time + ahead)}
              ORDER BY start_at LIMIT ${most}
            ) AS counted
          ) AS open
          FROM store`
        counts = new Map(rows.map(({ storeId, open }) => [storeId, open]))
      }).pipe(Effect.timeout(patience), Effect.ignore)
      return {
        openOrders: (storeId) =>
          Effect.suspend(() => {
            const answer = () => counts.get(storeId) ?? 0
            return elapsed() - askedAt > freshFor ? Effect.map(count, answer) : Effect.succeed(answer())
          }),
      }
    }),
  )
}
