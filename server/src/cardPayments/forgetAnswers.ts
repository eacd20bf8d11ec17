import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"

/**
 * Deletes the provider's answers to attempts that began before a time, with their refusal reasons, once the order no
 * longer awaits payment. The attempt's reference and times stay, so that late money can be matched to its order and
 * given back.
 */
export const forgetAnswers = Effect.fnUntraced(function* (before: Date) {
  const sql = yield* PgClient.PgClient
  yield* sql`UPDATE payment_attempt SET answer = NULL, session = NULL
    WHERE begun_at <= ${before} AND (answer IS NOT NULL OR session IS NOT NULL)
      AND (SELECT status <> 'awaitingPayment' FROM orders WHERE orders.id = order_id)`
})
