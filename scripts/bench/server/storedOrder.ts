import { OrderCreate, OrderEvent } from "@skorpe/core/domain/order"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { OrderToInsert } from "../../../server/src/orders/insertOrder.ts"

const Row = Schema.Struct({
  event: OrderEvent,
  request: OrderCreate,
  storeName: Schema.String,
  customerId: Schema.NullOr(Schema.String),
  language: Schema.Literals(["nb", "sv", "en"]),
  startAt: Schema.Number,
  tokenHash: Schema.Uint8Array,
  keyHash: Schema.Uint8Array,
  bodyHash: Schema.Uint8Array,
  sealedToken: Schema.Uint8Array,
})

/** The latest stored order as input of the INSERT, so that each copy has the same size in every column. */
export const lastOrder: Effect.Effect<OrderToInsert, unknown, SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* sql`
    SELECT data AS event, request, store_name AS "storeName", customer_id AS "customerId", language, token_hash AS "tokenHash", key_hash AS "keyHash",
           extract(epoch FROM start_at)::float8 * 1000 AS "startAt", body_hash AS "bodyHash",
           sealed_token AS "sealedToken"
    FROM orders JOIN order_event ON order_event.order_id = orders.id AND order_event.sequence = 1
                JOIN order_key ON order_key.order_id = orders.id
    ORDER BY placed_at DESC LIMIT 1`
  const { event, ...row } = yield* Schema.decodeUnknownEffect(Row)(rows[0])
  if (event._tag !== "OrderPlaced") return yield* Effect.die(new Error("the order's first event is not OrderPlaced"))
  return { ...row, event, sender: { deviceHash: null, customerHash: null }, owed: null }
})
