import { PgClient } from "@effect/sql-pg"
import { PointsEntry } from "@skorpe/core/domain/loyalty"
import { Effect, Schema } from "effect"

/** The most entries that a list holds. */
const mostEntries = 100

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(Schema.toType(PointsEntry)))

/** What a customer's points came from and went to, newest first. */
export const listPoints = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const rows = yield* sql<{ readonly at: Date }>`
    SELECT kind, points, at,
      (SELECT jsonb_build_object('orderId', orders.id, 'number', orders.number)
        FROM orders WHERE orders.id = points_entry.order_id) AS "order"
    FROM points_entry WHERE customer_id = ${customerId} ORDER BY at DESC, id DESC LIMIT ${mostEntries}::integer`
  return yield* decodeRows(rows.map((row) => ({ ...row, at: row.at.getTime() })))
})
