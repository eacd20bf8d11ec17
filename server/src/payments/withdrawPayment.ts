import { PgClient } from "@effect/sql-pg"
import { applyEvent, type OrderEvent, type Tracking } from "@skorpe/core/domain/order"
import { type ChargeBefore, judgeWithdrawal } from "@skorpe/core/domain/payment"
import { Effect } from "effect"
import { appendEvent } from "../orders/queries.ts"
import { Settings } from "../settings/Settings.ts"

/** The consequence for a locked order when the provider withdraws its charge. */
export const judgeCancelled = Effect.fnUntraced(function* (charge: string, tracking: Tracking) {
  const sql = yield* PgClient.PgClient
  const [before] = yield* sql<ChargeBefore>`
    SELECT pays, state, captured_at IS NOT NULL AS "isTaken",
           reversal IS NOT NULL OR EXISTS (SELECT 1 FROM payment_move WHERE charge = psp_reference
             AND kind = 'refund' AND (outcome IS NULL OR outcome = 'done')) AS "isGoingBack"
    FROM payment_charge WHERE psp_reference = ${charge}`
  return before === undefined ? "nothing" : judgeWithdrawal(before, tracking)
})

/** Marks a locked order as paid at the hand-over, which its store and customer then see, in the same transaction. */
export const withdrawPayment = Effect.fnUntraced(function* (tracking: Tracking) {
  const event: OrderEvent = { _tag: "PaymentWithdrawn", orderId: tracking.orderId, at: (yield* Settings).now() }
  const after = applyEvent(tracking, event)
  if (after === null || !(yield* appendEvent(event, after))) {
    return yield* Effect.die(new Error("an order that was held has moved"))
  }
})
