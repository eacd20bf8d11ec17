import { PgClient } from "@effect/sql-pg"
import { OrderEvent } from "@skorpe/core/domain/order"
import { Effect, Schema } from "effect"

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      id: Schema.String,
      at: Schema.String,
      placedAt: Schema.Date,
      storeName: Schema.String,
      orderer: Schema.NullOr(Schema.String),
      billingNote: Schema.String,
      events: Schema.Array(OrderEvent),
    }),
  ),
)

/** An order of an organisation, with the facts that only its row has. `orderer` is `null` for a former member. */
export type BookedRow = Effect.Success<ReturnType<typeof decodeRows>>[number]

/** How many orders are read at a time. */
export const batch = 200

/** The cursor of a page: the orders after this one. `at` is a text, as exact as the database's time. */
export interface Place {
  readonly at: string
  readonly id: string
}

/** The next orders of an organisation that cost something, oldest first: refused, cancelled and unpaid ones do not. */
export const readBookedOrders = Effect.fnUntraced(function* (organisationId: string, after: Place, until: Date) {
  const sql = yield* PgClient.PgClient
  return yield* decodeRows(
    yield* sql`
      SELECT orders.id, placed_at::text AS at, placed_at AS "placedAt", store_name AS "storeName",
             COALESCE(request ->> 'billingNote', '') AS "billingNote",
             (SELECT btrim(first_name || ' ' || last_name) FROM membership JOIN customer ON customer.id = customer_id
               WHERE membership.organisation_id = orders.organisation_id
                 AND membership.customer_id = orders.customer_id) AS orderer,
             (SELECT jsonb_agg(data ORDER BY order_event.sequence) FROM order_event WHERE order_id = orders.id) AS events
      FROM orders
      WHERE organisation_id = ${organisationId} AND status IN ('placed', 'accepted', 'completed')
        AND (placed_at, orders.id) > (${after.at}::timestamptz, ${after.id}) AND placed_at < ${until}
      ORDER BY placed_at, orders.id LIMIT ${batch}::integer`,
  )
})
