import { PgClient } from "@effect/sql-pg"
import { PointsEntry } from "@skorpe/core/domain/loyalty"
import { Effect, Schema } from "effect"

/** The maximum number of entries in the list on the points page. */
const mostEntries = 100

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(Schema.toType(PointsEntry)))

/** A customer's earned and spent points, newest first; all entries for `null`. */
export const listPoints = Effect.fnUntraced(function* (customerId: string, most: number | null = mostEntries) {
  const sql = yield* PgClient.PgClient
  const rows = yield* sql<{ readonly at: Date }>`
    SELECT kind, points, at,
      (SELECT jsonb_build_object('orderId', orders.id, 'number', orders.number)
        FROM orders WHERE orders.id = points_entry.order_id) AS "order"
    FROM points_entry WHERE customer_id = ${customerId} ORDER BY at DESC, id DESC LIMIT ${most}::integer`
  return yield* decodeRows(rows.map((row) => ({ ...row, at: row.at.getTime() })))
})
