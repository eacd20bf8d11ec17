import { PgClient } from "@effect/sql-pg"
import { foldTracking, type KitchenOrder, nextReport, OrderEvent, readContents } from "@skorpe/core/order"
import { Effect, Option, Schema } from "effect"

const decodeRow = Schema.decodeUnknownOption(
  Schema.Struct({ firstName: Schema.String, events: Schema.Array(OrderEvent) }),
)

/** Orders that are not finished, oldest first; of one store, or of all. One that cannot be read keeps none of the others from being baked. */
export const openOrders = Effect.fnUntraced(function* (storeId: string | undefined) {
  const sql = yield* PgClient.PgClient
  // Orders of old have one field for all first names, and those of a deleted account none.
  const rows = yield* sql<{ readonly id: string }>`
    SELECT id,
           COALESCE(request -> 'shippingInfo' ->> 'firstNames', request -> 'shippingInfo' ->> 'firstName', '') AS "firstName",
           (SELECT jsonb_agg(data ORDER BY order_event.sequence) FROM order_event WHERE order_id = orders.id) AS events
    FROM orders
    WHERE status IN ('placed', 'accepted') AND (${storeId ?? null}::text IS NULL OR store_id = ${storeId ?? null}::text)
    ORDER BY placed_at, number LIMIT 1000`
  const read = yield* Effect.forEach(rows, (row) =>
    Option.match(decodeRow(row), {
      onNone: () => Effect.as(Effect.logError(`order ${row.id} cannot be read`), []),
      onSome: (one) => Effect.succeed([one]),
    }),
  )
  return read.flat().flatMap(({ firstName, events }): readonly KitchenOrder[] => {
    const placed = readContents(events)
    const tracking = foldTracking(events)
    if (placed === null || tracking === null) return []
    const { orderId, number, deliveryMethod, at: placedAt, advanceOrderTime, lines, total } = placed
    const step = tracking.steps.at(-1)?.step ?? null
    const facts = { orderId, number, storeId: placed.storeId, deliveryMethod, placedAt, advanceOrderTime, lines, total }
    return [{ ...facts, firstName, status: tracking.status, step, next: nextReport(tracking) }]
  })
})
