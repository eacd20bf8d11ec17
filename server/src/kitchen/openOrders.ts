import { PgClient } from "@effect/sql-pg"
import { foldTracking, type KitchenOrder, nextReport, OrderEvent } from "@skorpe/core/order"
import { Effect, Schema } from "effect"

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(Schema.Struct({ firstName: Schema.String, events: Schema.Array(OrderEvent) })),
)

/** Orders that are not finished, oldest first; of one store, or of all. */
export const openOrders = Effect.fnUntraced(function* (storeId: string | undefined) {
  const sql = yield* PgClient.PgClient
  const rows = yield* decodeRows(
    yield* sql`
      SELECT request -> 'shippingInfo' ->> 'firstNames' AS "firstName",
             (SELECT jsonb_agg(data ORDER BY order_event.sequence) FROM order_event WHERE order_id = orders.id) AS events
      FROM orders
      WHERE status IN ('placed', 'accepted') AND (${storeId ?? null}::text IS NULL OR store_id = ${storeId ?? null}::text)
      ORDER BY placed_at, number LIMIT 1000`,
  )
  return rows.flatMap(({ firstName, events }): readonly KitchenOrder[] => {
    const [placed] = events
    const tracking = foldTracking(events)
    if (placed?._tag !== "OrderPlaced" || tracking === null) return []
    const { orderId, number, deliveryMethod, at: placedAt, advanceOrderTime, lines, total } = placed
    const step = tracking.steps.at(-1)?.step ?? null
    const facts = { orderId, number, storeId: placed.storeId, deliveryMethod, placedAt, advanceOrderTime, lines, total }
    return [{ ...facts, firstName, status: tracking.status, step, next: nextReport(tracking) }]
  })
})
