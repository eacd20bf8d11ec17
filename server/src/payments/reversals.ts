import { PgClient } from "@effect/sql-pg"
import type { ReversalReason } from "@skorpe/core/payment"
import { Effect } from "effect"
import { Settings } from "../settings.ts"
import { CardPayments } from "./CardPayments.ts"

/** Wants a charge given back, in the caller's transaction; the rounds see to it. */
export const reverseCharge = Effect.fnUntraced(function* (charge: string, why: ReversalReason) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  yield* sql`UPDATE payment_charge SET reversal = ${why}, reversal_next_at = ${at}
    WHERE psp_reference = ${charge} AND state = 'authorised' AND reversal IS NULL`
})

/** Wants the money of an order that was called off given back, in the caller's transaction. */
export const sendMoneyBack = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  const why: ReversalReason = "orderCalledOff"
  yield* sql`UPDATE payment_charge SET reversal = ${why}, reversal_next_at = ${at}
    WHERE order_id = ${orderId} AND state = 'authorised' AND reversal IS NULL`
})

const longestWait = 3_600_000

/** Asks the provider for the next reversal that is due, whichever server is first; `false` when none is. */
export const sendReversal = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const provider = yield* CardPayments
  const now = (yield* Settings).now()
  // It is asked for again with growing waits until the provider has taken it; by the same key, so that it is done once.
  const [due] = yield* sql<{ readonly charge: string }>`
    UPDATE payment_charge
    SET reversal_tries = reversal_tries + 1,
        reversal_next_at = ${new Date(now)}::timestamptz
          + LEAST(${longestWait}, 1000 * power(2, LEAST(reversal_tries, 20))) * interval '1 millisecond'
    WHERE psp_reference = (
      SELECT psp_reference FROM payment_charge
      WHERE reversal IS NOT NULL AND reversal_sent_at IS NULL AND reversal_next_at <= ${new Date(now)}
      ORDER BY reversal_next_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING psp_reference AS charge`
  if (due === undefined) return false
  yield* provider.reverse(due.charge, `reverse-${due.charge}`.slice(0, 64))
  yield* sql`UPDATE payment_charge SET reversal_sent_at = ${new Date(now)} WHERE psp_reference = ${due.charge}`
  return true
})
