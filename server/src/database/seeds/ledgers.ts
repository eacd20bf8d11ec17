import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { Settings } from "../../settings/Settings.ts"
import { withSchemaLock } from "../migrate.ts"

/** Adds an opening entry to the ledger for points without one, those of the fixtures' people. */
export const openLedgers = withSchemaLock(
  Effect.gen(function* () {
    const sql = yield* PgClient.PgClient
    const at = new Date((yield* Settings).now())
    yield* sql`INSERT INTO points_entry (customer_id, kind, points, at)
      SELECT id, 'opening', points, ${at} FROM customer
      WHERE points > 0 AND NOT EXISTS (SELECT 1 FROM points_entry WHERE customer_id = customer.id)`
  }),
)
