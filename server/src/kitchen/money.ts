import { PgClient } from "@effect/sql-pg"
import { Conflict } from "@skorpe/core/api"
import { Minor } from "@skorpe/core/domain/money"
import { MoneyNotice } from "@skorpe/core/domain/payment"
import { Effect, Schema } from "effect"
import { hasStayed, isGoingBack, refundOrder, type RefundObstacle, type RefundWished } from "../cardPayments/refunds.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { lockOrder } from "../orders/queries.ts"
import { OrderUnknown } from "../orders/readOrder.ts"
import { readPayment } from "../payments/readPayment.ts"
import { Settings } from "../settings/Settings.ts"

const decodeNotices = Schema.decodeUnknownEffect(
  Schema.Array(Schema.Struct({ ...MoneyNotice.fields, at: Schema.Date, amount: Schema.NullOr(Minor) })),
)

/** Payments that staff have not checked, oldest first: a store's own, and those of no known order. */
export const readMoney = Effect.fnUntraced(function* (storeId: string | null) {
  const sql = yield* PgClient.PgClient
  const rows = yield* decodeNotices(
    yield* sql`
      SELECT money_notice.id::text AS id, money_notice.kind, money_notice.at, money_notice.order_id AS "orderId",
             orders.number, orders.store_id AS "storeId", money_notice.charge,
             money_notice.amount::float8 AS amount, money_notice.currency,
             CASE WHEN ${hasStayed(sql)} THEN 'ours'
                  WHEN payment_charge.state <> 'authorised' AND ${isGoingBack(sql)} THEN 'goingBack'
                  WHEN payment_charge.state IN ('cancelled', 'refunded') THEN 'back'
                  WHEN payment_charge.reversal IS NOT NULL THEN 'goingBack'
                  WHEN payment_charge.state = 'authorised' THEN 'ours'
                  ELSE 'unknown' END AS money
      FROM money_notice
      LEFT JOIN orders ON orders.id = money_notice.order_id
      LEFT JOIN payment_charge ON payment_charge.psp_reference = money_notice.charge
      WHERE seen_at IS NULL
        AND (${storeId}::text IS NULL OR orders.id IS NULL OR orders.store_id = ${storeId}::text)
      ORDER BY money_notice.id LIMIT 200`,
  )
  return rows.map(({ at, ...row }): MoneyNotice => ({ ...row, at: at.getTime() }))
})

/** Removes a payment from the list; `false` if there is none with this id. */
export const seeMoney = Effect.fnUntraced(function* (id: string) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  if (!/^\d{1,18}$/.test(id)) return false
  const seen = yield* sql`UPDATE money_notice SET seen_at = COALESCE(seen_at, ${at})
    WHERE id = ${id}::text::bigint RETURNING 1`
  return seen.length === 1
})

const codes: Readonly<Record<RefundObstacle, number>> = { notPaid: 3016, notCaptured: 3037, tooMuch: 3045 }

/** Refunds a part of an order's card payment, in the caller's transaction. */
export const refund = Effect.fnUntraced(function* (orderId: string, amount: number | null, wished: RefundWished) {
  if ((yield* lockOrder(orderId)) === undefined) return yield* new OrderUnknown({ orderId })
  const obstacle = yield* refundOrder(orderId, amount, wished)
  if (obstacle !== null) {
    const language = yield* currentLanguage
    return yield* Effect.fail(new Conflict({ errors: problems(language, [codes[obstacle]]) }))
  }
  return yield* readPayment(orderId)
})
