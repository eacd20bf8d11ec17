import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { Settings } from "../settings/Settings.ts"

/** Books the points of an order on hand-over. Idempotent (DECISIONS §9). */
export const earnPointsFor = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  yield* sql`
    WITH due AS (
      UPDATE points_due SET booked_at = ${at} WHERE order_id = ${orderId} AND booked_at IS NULL
      RETURNING customer_id, points
    ), earner AS (
      UPDATE customer SET points = customer.points + due.points FROM due WHERE customer.id = due.customer_id
      RETURNING customer.id, due.points
    )
    INSERT INTO points_entry (customer_id, order_id, kind, points, at)
    SELECT id, ${orderId}, 'earned', points, ${at} FROM earner`
})
