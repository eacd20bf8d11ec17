import { PgClient } from "@effect/sql-pg"
import type { Language } from "@skorpe/core/language"
import { OrderCreate, OrderEvent, type OrderPlaced, type PaymentAwaited } from "@skorpe/core/order"
import type { Millis } from "@skorpe/core/time"
import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"

const encodeEvent = Schema.encodeSync(OrderEvent)
const encodeRequest = Schema.encodeSync(OrderCreate)

/** Everything that a new order writes. */
export interface OrderToInsert {
  readonly event: OrderPlaced | PaymentAwaited
  /** `null` for a guest. */
  readonly customerId: string | null
  readonly storeName: string
  readonly startAt: Millis
  readonly language: Language
  readonly request: OrderCreate
  readonly tokenHash: Uint8Array
  readonly keyHash: Uint8Array
  readonly bodyHash: Uint8Array
  readonly sealedToken: Uint8Array
}

/**
 * The one statement that writes a new order, or nothing when its key has been used; it returns a row when it wrote.
 * Nobody is notified: nobody can follow an order before its id has been answered, and a NOTIFY makes all commits queue
 * for one another. A customer who has just deleted their account has no order: it is nobody's, and its names are forgotten
 * once it has ended. What an order claims beside (a coupon's use, a budget) goes into the same transaction.
 */
export const insertion = (sql: SqlClient, order: OrderToInsert) => {
  const { event } = order
  const at = new Date(event.at)
  return sql<{ readonly id: string }>`
    WITH claimed AS (
      INSERT INTO order_key (key_hash, body_hash, order_id, sealed_token, at)
      VALUES (${order.keyHash}, ${order.bodyHash}, ${event.orderId}, ${order.sealedToken}, ${at})
      ON CONFLICT (key_hash) DO NOTHING
      RETURNING order_id AS id
    ), orderer AS (
      SELECT id FROM customer WHERE id = ${order.customerId} FOR KEY SHARE
    ), placed AS (
      INSERT INTO orders (id, number, store_id, store_name, placed_at, start_at, language, status, sequence,
                          updated_at, token_hash, request, customer_id, organisation_id)
      SELECT id, ${event.number}::integer, ${event.storeId}, ${order.storeName}, ${at}, ${new Date(order.startAt)},
             ${order.language}, ${event._tag === "OrderPlaced" ? "placed" : "awaitingPayment"}, 1, ${at}, ${order.tokenHash},
             ${JSON.stringify(encodeRequest(order.request))}::text::jsonb,
             (SELECT id FROM orderer), ${order.request.organisationId}
      FROM claimed
    ), forgotten AS (
      INSERT INTO order_to_forget (order_id)
      SELECT id FROM claimed WHERE ${order.customerId}::text IS NOT NULL AND NOT EXISTS (SELECT 1 FROM orderer)
    ), recorded AS (
      INSERT INTO order_event (order_id, sequence, at, type, data)
      SELECT id, 1, ${at}, ${event._tag}, ${JSON.stringify(encodeEvent(event))}::text::jsonb
      FROM claimed
    )
    SELECT id FROM claimed`
}

/** Writes a new order, or nothing when its key has been used; answers whether it was written. */
export const insertOrder = Effect.fnUntraced(function* (order: OrderToInsert) {
  const sql = yield* PgClient.PgClient
  const rows = yield* insertion(sql, order)
  return rows.length === 1
})
