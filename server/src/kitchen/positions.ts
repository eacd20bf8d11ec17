import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import type { Progress } from "./comparePositions.ts"

/** The database's current position. */
export const currentProgress = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const [row] = yield* sql<Progress>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS position,
           pg_snapshot_xmax(pg_current_snapshot())::text AS limit`
  return row ?? (yield* Effect.die(new Error("a query of one row has none")))
})

/** The stores with changes since a position, none for `null`, and the database's current position. */
export const changedStores = (sql: PgClient.PgClient, since: string | null) =>
  sql<Pick<Progress, "position"> & { readonly stores: readonly string[] }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS position,
           ARRAY(SELECT DISTINCT store_id FROM orders WHERE changed >= ${since}::text::xid8) AS stores`

/** Renumbers the orders of a restored dump: their last change lies beyond the database's own count. */
export const renumberChanges = PgClient.PgClient.use(
  (sql) => sql`UPDATE orders SET changed = pg_current_xact_id()
    WHERE changed >= pg_snapshot_xmax(pg_current_snapshot())`,
)
