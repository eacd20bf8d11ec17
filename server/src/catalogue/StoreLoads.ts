import { PgClient } from "@effect/sql-pg"
import { heaviestLoad } from "@skorpe/core/store"
import { Context, Effect, Layer } from "effect"
import { Settings } from "../settings.ts"

/** A count older than this, in milliseconds, is taken anew. */
const freshFor = 1000

/** Nobody waits longer than this, in milliseconds, for a count: the last one will do. */
const patience = 200

/** An order for later weighs on the kitchen from this many milliseconds before it is started on. */
const ahead = 5 * 60_000

/** An order that nobody has closed after half a day lies in no oven. */
const forgottenAfter = 12 * 60 * 60_000

/** How many orders each store has open, a second old at most, and none counted beyond what makes anybody wait longer. */
export class StoreLoads extends Context.Service<
  StoreLoads,
  { readonly openOrders: (storeId: string) => Effect.Effect<number> }
>()("skorpe/server/StoreLoads") {
  static readonly layer = Layer.effect(
    StoreLoads,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { now, market } = yield* Settings
      const most = heaviestLoad(market.ordersAtOnce)
      let counts: ReadonlyMap<string, number> = new Map()
      let askedAt = -Infinity
      const count = Effect.gen(function* () {
        // Whoever asks meanwhile gets the last count, also when there is no database to ask.
        askedAt = performance.now()
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
            return performance.now() - askedAt > freshFor ? Effect.map(count, answer) : Effect.succeed(answer())
          }),
      }
    }),
  )
}
