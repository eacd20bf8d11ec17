import { PgClient } from "@effect/sql-pg"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect } from "effect"

/** Upper bound on one store's orders in a pass, so that a busy store does not delay the others. */
export const storeShare = 25

/**
 * The statement that reads the orders on which the automatic kitchen reports next: those without a report, and accepted
 * ones without a report since `before`. Each store gets its share, and the orders that have waited longest come
 * first: between two turns of an order, every other one of its store has at most one. The stores are found by leaps
 * through the index, so orders of a store that is no longer listed are among them.
 */
export const dueStatement = Effect.fnUntraced(function* (now: Millis, before: Millis) {
  const sql = yield* PgClient.PgClient
  return sql<{ readonly id: string }>`
    WITH RECURSIVE busy AS (
      (SELECT store_id FROM orders WHERE status IN ('placed', 'accepted') ORDER BY store_id LIMIT 1)
      UNION ALL
      SELECT (SELECT store_id FROM orders WHERE status IN ('placed', 'accepted') AND store_id > busy.store_id
              ORDER BY store_id LIMIT 1)
      FROM busy WHERE store_id IS NOT NULL
    )
    SELECT due.id FROM busy CROSS JOIN LATERAL (
      SELECT id FROM orders
      WHERE store_id = busy.store_id AND status IN ('placed', 'accepted')
        AND GREATEST(start_at, updated_at, put_off_until) <= ${new Date(now)}
        AND (status = 'placed' OR GREATEST(start_at, updated_at, put_off_until) <= ${new Date(before)})
      ORDER BY GREATEST(start_at, updated_at, put_off_until) LIMIT ${storeShare}::integer
    ) AS due`
})

/** The ids of the orders of one pass. */
export const dueOrders = Effect.fnUntraced(function* (now: Millis, before: Millis) {
  const rows = yield* Effect.flatten(dueStatement(now, before))
  return rows.map(({ id }) => id)
})

/** Takes an order out of the queue until a time. Does nothing while another transaction holds it. */
export const putOff = Effect.fnUntraced(function* (orderId: string, until: Millis) {
  const sql = yield* PgClient.PgClient
  yield* sql`UPDATE orders SET put_off_until = ${new Date(until)}
    WHERE id = (SELECT id FROM orders WHERE id = ${orderId} FOR UPDATE SKIP LOCKED)`
})
