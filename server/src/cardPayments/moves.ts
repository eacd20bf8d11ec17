import { PgClient } from "@effect/sql-pg"
import type { ReversalReason } from "@skorpe/core/domain/payment"
import { Effect } from "effect"
import { Settings } from "../settings/Settings.ts"

/** Requests the capture of an accepted order's charge, unless it is zero, in the caller's transaction. */
export const captureChargeOf = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  yield* sql`
    INSERT INTO payment_move (charge, order_id, kind, why, amount, idempotency_key, asked_at, next_at)
    SELECT psp_reference, order_id, 'capture', 'accepted', amount, left('capture-' || psp_reference, 64), ${at}, ${at}
    FROM payment_charge WHERE order_id = ${orderId} AND pays AND state = 'authorised' AND reversal IS NULL
      AND amount IS DISTINCT FROM 0
    ON CONFLICT (charge, kind) WHERE kind <> 'refund' DO NOTHING`
})

/** Requests a charge's reversal, unless it is already reversed or requested, in the caller's transaction. */
export const reverseCharge = Effect.fnUntraced(function* (charge: string, why: ReversalReason | "paidAtHandOver") {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  const marked = yield* sql`UPDATE payment_charge SET reversal = ${why}
    WHERE psp_reference = ${charge} AND state = 'authorised' AND reversal IS NULL RETURNING 1`
  if (marked.length === 0) return
  yield* dropCapture(charge)
  // A partly refunded charge cannot be reversed, so the rest is refunded.
  yield* sql`
    WITH asked AS (
      SELECT COALESCE(sum(amount), 0) AS part FROM payment_move
      WHERE charge = ${charge} AND kind = 'refund' AND (outcome IS NULL OR outcome = 'done')
    )
    INSERT INTO payment_move (charge, order_id, kind, why, amount, idempotency_key, asked_at, next_at)
    SELECT psp_reference, order_id, CASE WHEN part > 0 THEN 'refund' ELSE 'reverse' END, ${why},
           CASE WHEN part > 0 THEN amount - part END, left('reverse-' || psp_reference, 64), ${at}, ${at}
    FROM payment_charge, asked WHERE psp_reference = ${charge} AND (part = 0 OR amount > part)
    ON CONFLICT DO NOTHING`
})

/** Requests the reversal of all charges of a closed order, in the caller's transaction. */
export const reverseChargesOf = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* PgClient.PgClient
  const charges = yield* sql<{ readonly charge: string }>`
    SELECT psp_reference AS charge FROM payment_charge WHERE order_id = ${orderId}`
  for (const { charge } of charges) yield* reverseCharge(charge, "orderCalledOff")
})

/** Drops a capture that was not sent yet. For one that was sent, the provider handles the reversal after it. */
export const dropCapture = Effect.fnUntraced(function* (charge: string) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  yield* sql`UPDATE payment_move SET outcome = 'dropped', outcome_at = ${at}
    WHERE charge = ${charge} AND kind = 'capture' AND sent_at IS NULL AND outcome IS NULL`
})
