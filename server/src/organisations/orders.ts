import { PgClient } from "@effect/sql-pg"
import { Language } from "@skorpe/core/language"
import { foldTracking, OrderEvent, readContents } from "@skorpe/core/order"
import type { OrganisationOrder, OrganisationOrders } from "@skorpe/core/organisation"
import { Effect, Schema } from "effect"

const Row = Schema.Struct({
  orderId: Schema.String,
  storeName: Schema.String,
  language: Language,
  customerId: Schema.NullOr(Schema.String),
  events: Schema.Array(OrderEvent),
})

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(Row))

/** Which of an organisation's orders: those of one member where one is named, so many after so many. */
export interface OrdersAsked {
  readonly organisationId: string
  readonly customerId: string | null
  readonly skip: number
  readonly limit: number
}

/** A page of an organisation's orders, newest first, with how many there are in all. */
export const listOrganisationOrders = Effect.fnUntraced(function* (asked: OrdersAsked) {
  const sql = yield* PgClient.PgClient
  const { organisationId, customerId, skip, limit } = asked
  const wanted = sql`organisation_id = ${organisationId} AND (${customerId}::text IS NULL OR customer_id = ${customerId})`
  const [counted] = yield* sql<{ readonly total: number }>`SELECT count(*)::int AS total FROM orders WHERE ${wanted}`
  const rows = yield* decodeRows(
    yield* sql`SELECT id AS "orderId", store_name AS "storeName", language, customer_id AS "customerId",
        (SELECT jsonb_agg(data ORDER BY order_event.sequence) FROM order_event WHERE order_id = orders.id) AS events
      FROM orders WHERE ${wanted} ORDER BY placed_at DESC, id LIMIT ${limit} OFFSET ${skip}`,
  )
  const page: OrganisationOrders = { total: counted?.total ?? 0, items: rows.flatMap(orderOf) }
  return page
})

const orderOf = ({ events, ...row }: typeof Row.Type): readonly OrganisationOrder[] => {
  const tracking = foldTracking(events)
  const placed = readContents(events)
  if (tracking === null || placed === null) return []
  const { number, storeId, at: placedAt, paymentType, lines, pantAmount, surchargeAmount, taxAmount, total } = placed
  const amounts = { pantAmount, surchargeAmount, taxAmount, total }
  return [{ ...row, number, storeId, placedAt, paymentType, lines, ...amounts, tracking }]
}
