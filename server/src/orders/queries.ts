import { PgClient } from "@effect/sql-pg"
import { Language } from "@skorpe/core/domain/language"
import { OrderEvent, OrderStatus, type Tracking } from "@skorpe/core/domain/order"
import { OrganisationRole } from "@skorpe/core/domain/organisation"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect, Schema } from "effect"
import { orderChannel } from "./OrderChanges.ts"

const decodeEvents = Schema.decodeUnknownEffect(Schema.Array(OrderEvent))
const encodeEvent = Schema.encodeSync(OrderEvent)

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      id: Schema.String,
      storeName: Schema.String,
      language: Language,
      tokenHash: Schema.Uint8Array,
      customerId: Schema.NullOr(Schema.String),
      organisationId: Schema.NullOr(Schema.String),
      readerRole: Schema.NullOr(OrganisationRole),
      recipient: Schema.Unknown,
      events: Schema.Array(OrderEvent),
    }),
  ),
)

/**
 * An order with its events, oldest first, and the role of `readerId` in its organisation while they belong to it;
 * `undefined` when there is no such order. One statement: the tracker's page reads it each time it is opened.
 */
export const findOrder = Effect.fnUntraced(function* (orderId: string, readerId: string | null) {
  const sql = yield* PgClient.PgClient
  const rows = yield* decodeRows(
    yield* sql`SELECT id, store_name AS "storeName", language, token_hash AS "tokenHash",
             customer_id AS "customerId", organisation_id AS "organisationId",
             (SELECT role FROM membership WHERE membership.organisation_id = orders.organisation_id
                AND membership.customer_id = ${readerId}::text AND is_active) AS "readerRole",
             request - 'products' AS recipient,
             COALESCE((SELECT jsonb_agg(data ORDER BY order_event.sequence)
                       FROM order_event WHERE order_id = orders.id), '[]') AS events
      FROM orders WHERE id = ${orderId}`,
  )
  return rows[0]
})

/** The events of an order, oldest first. */
export const readEvents = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* PgClient.PgClient
  const rows = yield* sql<{ readonly data: unknown }>`
    SELECT data FROM order_event WHERE order_id = ${orderId} ORDER BY sequence`
  return yield* decodeEvents(rows.map(({ data }) => data))
})

const decodeLocked = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      status: OrderStatus,
      startAt: Schema.Date,
      language: Language,
      organisationId: Schema.NullOr(Schema.String),
      phone: Schema.NullOr(Schema.String),
    }),
  ),
)

/** Locks an order for the rest of the transaction; `undefined` when there is none. */
export const lockOrder = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* PgClient.PgClient
  const rows = yield* decodeLocked(
    yield* sql`SELECT status, start_at AS "startAt", language, organisation_id AS "organisationId",
                      request -> 'shippingInfo' ->> 'phoneNumber' AS phone
      FROM orders WHERE id = ${orderId} FOR UPDATE`,
  )
  return rows[0]
})

/** Sets when a paid order reached the store, and when its preparation begins. */
export const moveOrderTo = Effect.fnUntraced(function* (orderId: string, placedAt: Millis, startAt: Millis) {
  const sql = yield* PgClient.PgClient
  yield* sql`UPDATE orders SET placed_at = ${new Date(placedAt)}, start_at = ${new Date(startAt)} WHERE id = ${orderId}`
})

/** An order that waits for its payment, and since when. */
interface Unpaid {
  readonly id: string
  readonly at: Date
}

/**
 * A page of the orders that have waited for their payment since `before`, oldest first, from the start or after a given
 * one.
 */
export const unpaidOrders = Effect.fnUntraced(function* (before: Millis, count: number, after: Unpaid | null = null) {
  const sql = yield* PgClient.PgClient
  return yield* sql<Unpaid>`
    SELECT id, placed_at AS at FROM orders
    WHERE status = 'awaitingPayment' AND placed_at <= ${new Date(before)}
      ${after === null ? sql`` : sql`AND (placed_at, id) > (${after.at}::timestamptz, ${after.id}::text)`}
    ORDER BY placed_at, id LIMIT ${count}::integer`
})

/**
 * Records an event and the status after it; returns `false` when another event came first. The order's row is locked
 * before its event is written, as in every other transaction, so that two of them do not deadlock.
 */
export const appendEvent = Effect.fnUntraced(function* (event: OrderEvent, tracking: Tracking) {
  const sql = yield* PgClient.PgClient
  const at = new Date(event.at)
  const rows = yield* sql`
    WITH held AS (
      SELECT id FROM orders WHERE id = ${event.orderId} FOR UPDATE
    ), recorded AS (
      INSERT INTO order_event (order_id, sequence, at, type, data)
      SELECT id, ${tracking.sequence}::integer, ${at}::timestamptz, ${event._tag},
             ${sql.json(encodeEvent(event))}
      FROM held
      ON CONFLICT (order_id, sequence) DO NOTHING
      RETURNING order_id
    ), moved AS (
      UPDATE orders SET status = ${tracking.status}, sequence = ${tracking.sequence}, updated_at = ${at},
                        changed = pg_current_xact_id()
      FROM recorded WHERE orders.id = recorded.order_id
      RETURNING orders.id
    )
    SELECT pg_notify(${orderChannel}, id) FROM moved`
  return rows.length === 1
})

const decodeKeys = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      orderId: Schema.String,
      bodyHash: Schema.Uint8Array,
      sealedToken: Schema.Uint8Array,
      deviceHash: Schema.NullOr(Schema.Uint8Array),
      customerHash: Schema.NullOr(Schema.Uint8Array),
    }),
  ),
)

/** The order that a key has made; `undefined` while the key is new. */
export const findKey = Effect.fnUntraced(function* (keyHash: Uint8Array) {
  const sql = yield* PgClient.PgClient
  const rows = yield* decodeKeys(
    yield* sql`SELECT order_id AS "orderId", body_hash AS "bodyHash", sealed_token AS "sealedToken",
        device_hash AS "deviceHash", customer_hash AS "customerHash"
      FROM order_key WHERE key_hash = ${keyHash}`,
  )
  return rows[0]
})
