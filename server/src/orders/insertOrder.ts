import { PgClient } from "@effect/sql-pg"
import type { Language } from "@skorpe/core/domain/language"
import { OrderCreate, OrderEvent, type OrderPlaced, type PaymentAwaited } from "@skorpe/core/domain/order"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect, Schema } from "effect"
import type { Sender } from "../idempotency/sender.ts"
import { type Owed, debtStatements } from "./owedOnNumber.ts"

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
  readonly sender: Sender
  /** What it adds to the debt of an unverified number. */
  readonly owed: Owed | null
  readonly bodyHash: Uint8Array
  readonly sealedToken: Uint8Array
}

/**
 * The one statement that writes a new order, or nothing when its key has been used; it returns a row when it wrote. It
 * sends no notification: an order cannot be followed before its id is known, and NOTIFY serialises commits. When the
 * customer has just deleted their account, the order has no customer, and its personal data is deleted once it ends.
 * What the order owes on its number is counted by the same statement. Claims (a coupon's use, a budget) go into the same
 * transaction.
 */
export const insertion = Effect.fnUntraced(function* (order: OrderToInsert) {
  const sql = yield* PgClient.PgClient
  const { event } = order
  const at = new Date(event.at)
  const { deviceHash, customerHash } = order.sender
  const debt = order.owed === null ? sql`` : sql`, ${yield* debtStatements(order.owed)}`
  return sql<{ readonly id: string }>`
    WITH claimed AS (
      INSERT INTO order_key (key_hash, body_hash, order_id, sealed_token, at, device_hash, customer_hash)
      VALUES (${order.keyHash}, ${order.bodyHash}, ${event.orderId}, ${order.sealedToken}, ${at},
              ${deviceHash}::bytea, ${customerHash}::bytea)
      ON CONFLICT (key_hash) DO NOTHING
      RETURNING order_id AS id
    ), orderer AS (
      SELECT id FROM customer WHERE id = ${order.customerId} FOR KEY SHARE
    ), placed AS (
      INSERT INTO orders (id, number, store_id, store_name, placed_at, start_at, language, status, sequence,
                          updated_at, token_hash, request, customer_id, organisation_id)
      SELECT id, ${event.number}::integer, ${event.storeId}, ${order.storeName}, ${at}, ${new Date(order.startAt)},
             ${order.language}, ${event._tag === "OrderPlaced" ? "placed" : "awaitingPayment"}, 1, ${at}, ${order.tokenHash},
             ${sql.json(encodeRequest(order.request))},
             (SELECT id FROM orderer), ${order.request.organisationId}
      FROM claimed
    ), forgotten AS (
      INSERT INTO order_to_forget (order_id)
      SELECT id FROM claimed WHERE ${order.customerId}::text IS NOT NULL AND NOT EXISTS (SELECT 1 FROM orderer)
    ), recorded AS (
      INSERT INTO order_event (order_id, sequence, at, type, data)
      SELECT id, 1, ${at}, ${event._tag}, ${sql.json(encodeEvent(event))}
      FROM claimed
    )${debt}
    SELECT id FROM claimed`
})

/** Writes a new order, or nothing when its key has been used; returns whether it was written. */
export const insertOrder = Effect.fnUntraced(function* (order: OrderToInsert) {
  const rows = yield* Effect.flatten(insertion(order))
  return rows.length === 1
})
