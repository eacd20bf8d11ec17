import { PgClient } from "@effect/sql-pg"
import type { Slice } from "@skorpe/core/api"
import { Language } from "@skorpe/core/domain/language"
import { foldTracking, OrderEvent, readContents } from "@skorpe/core/domain/order"
import type { OrganisationOrder, OrganisationOrders } from "@skorpe/core/domain/organisation"
import { Effect, Schema } from "effect"
import { describeOrder } from "./readOrder.ts"

/**
 * Whose orders: a customer's own, those for an organisation only while they belong to it; or an organisation's, of all
 * or of one member.
 */
export type OrdersOf =
  | { readonly _tag: "OfCustomer"; readonly customerId: string }
  | { readonly _tag: "OfOrganisation"; readonly organisationId: string; readonly customerId: string | null }

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      storeName: Schema.String,
      language: Language,
      customerId: Schema.NullOr(Schema.String),
      billingNote: Schema.String,
      events: Schema.Array(OrderEvent),
    }),
  ),
)

/** A page of orders with their customers, newest first, and the total number. */
export const listOrders = Effect.fnUntraced(function* (of: OrdersOf, { skip, limit }: Slice) {
  const sql = yield* PgClient.PgClient
  const { customerId } = of
  const wanted =
    of._tag === "OfCustomer"
      ? sql`orders.customer_id = ${of.customerId} AND (orders.organisation_id IS NULL OR EXISTS (
          SELECT 1 FROM membership WHERE membership.organisation_id = orders.organisation_id
            AND membership.customer_id = orders.customer_id AND membership.is_active))`
      : sql`orders.organisation_id = ${of.organisationId}
          AND (${customerId}::text IS NULL OR orders.customer_id = ${customerId}::text)`
  const [count] = yield* sql<{ readonly total: number }>`SELECT count(*)::integer AS total FROM orders WHERE ${wanted}`
  const rows = yield* decodeRows(
    yield* sql`
      SELECT store_name AS "storeName", language, customer_id AS "customerId",
             CASE WHEN organisation_id IS NULL THEN '' ELSE COALESCE(request ->> 'billingNote', '') END AS "billingNote",
             (SELECT jsonb_agg(data ORDER BY order_event.sequence) FROM order_event WHERE order_id = orders.id) AS events
      FROM orders WHERE ${wanted}
      ORDER BY placed_at DESC, id LIMIT ${limit}::integer OFFSET ${skip}::integer`,
  )
  const items = rows.flatMap(({ events, customerId: placedBy, ...row }): readonly OrganisationOrder[] => {
    const contents = readContents(events)
    const tracking = foldTracking(events)
    if (contents === null || tracking === null) return []
    return [{ ...describeOrder(row, contents, tracking), customerId: placedBy }]
  })
  const page: OrganisationOrders = { total: count?.total ?? 0, items }
  return page
})
