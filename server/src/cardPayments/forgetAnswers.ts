import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"

/**
 * Deletes what the provider answered to attempts that began before a time, and why it refused them, once their order
 * waits no more. The attempt's name and times stay: by them money that comes late finds its order and goes back.
 */
export const forgetAnswers = Effect.fnUntraced(function* (before: Date) {
  const sql = yield* PgClient.PgClient
  yield* sql`UPDATE payment_attempt SET answer = NULL, session = NULL
    WHERE begun_at <= ${before} AND (answer IS NOT NULL OR session IS NOT NULL)
      AND (SELECT status <> 'awaitingPayment' FROM orders WHERE orders.id = order_id)`
})
