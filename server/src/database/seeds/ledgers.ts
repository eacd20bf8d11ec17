import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { Settings } from "../../settings.ts"
import { alone } from "../migrate.ts"

/** Gives points whose coming nobody has booked, those of made-up people, their first entry in the ledger. */
export const openLedgers = alone(
  Effect.gen(function* () {
    const sql = yield* PgClient.PgClient
    const at = new Date((yield* Settings).now())
    yield* sql`INSERT INTO points_entry (customer_id, kind, points, at)
      SELECT id, 'opening', points, ${at} FROM customer
      WHERE points > 0 AND NOT EXISTS (SELECT 1 FROM points_entry WHERE customer_id = customer.id)`
  }),
)
