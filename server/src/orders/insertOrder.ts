import { PgClient } from "@effect/sql-pg"
import type { Language } from "@skorpe/core/language"
import { OrderCreate, OrderEvent, type OrderPlaced, type PaymentAwaited } from "@skorpe/core/order"
import type { Millis } from "@skorpe/core/time"
import { Effect, Schema } from "effect"
import { orderChannel } from "./OrderChanges.ts"

const encodeEvent = Schema.encodeSync(OrderEvent)
const encodeRequest = Schema.encodeSync(OrderCreate)

/** Everything that a new order writes. `event.number` is not used: the database counts. */
export interface OrderToInsert {
  readonly event: OrderPlaced | PaymentAwaited
  /** `null` for a guest. */
  readonly customerId: string | null
  readonly storeName: string
  /** The calendar day in the market's time zone, on which the store's numbers count. */
  readonly day: string
  readonly startAt: Millis
  readonly language: Language
  readonly request: OrderCreate
  readonly tokenHash: Uint8Array
  readonly keyHash: Uint8Array
  readonly bodyHash: Uint8Array
  readonly sealedToken: Uint8Array
}

/** Writes a new order in one statement, or nothing when its key has been used; answers whether it was written. */
export const insertOrder = Effect.fnUntraced(function* (order: OrderToInsert) {
  const sql = yield* PgClient.PgClient
  const { event } = order
  const at = new Date(event.at)
  const rows = yield* sql`
    WITH claimed AS (
      INSERT INTO order_key (key_hash, body_hash, order_id, sealed_token, at)
      VALUES (${order.keyHash}, ${order.bodyHash}, ${event.orderId}, ${order.sealedToken}, ${at})
      ON CONFLICT (key_hash) DO NOTHING
      RETURNING order_id
    ), numbered AS (
      INSERT INTO order_number (store_id, day, last)
      SELECT ${event.storeId}, ${order.day}::text::date, 1 FROM claimed
      ON CONFLICT (store_id, day) DO UPDATE SET last = order_number.last + 1
      RETURNING last
    ), placed AS (
      INSERT INTO orders (id, number, store_id, store_name, placed_at, start_at, language, status, sequence,
                          updated_at, token_hash, request, customer_id, organisation_id)
      SELECT ${event.orderId}, last, ${event.storeId}, ${order.storeName}, ${at}, ${new Date(order.startAt)},
             ${order.language}, ${event._tag === "OrderPlaced" ? "placed" : "awaitingPayment"}, 1, ${at}, ${order.tokenHash},
             ${JSON.stringify(encodeRequest(order.request))}::text::jsonb,
             ${order.customerId}, ${order.request.organisationId}
      FROM numbered
    ), recorded AS (
      INSERT INTO order_event (order_id, sequence, at, type, data)
      SELECT ${event.orderId}, 1, ${at}, ${event._tag},
             ${JSON.stringify(encodeEvent(event))}::text::jsonb || jsonb_build_object('number', last)
      FROM numbered
      RETURNING order_id
    )
    SELECT pg_notify(${orderChannel}, order_id) FROM recorded`
  return rows.length === 1
})
