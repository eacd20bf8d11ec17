import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"

/**
 * Forgets debts of orders that were due before a time and that no kitchen has ended: a careless store must not cost its
 * customers their orders. Also deletes counts of nothing.
 */
export const forgetOwed = Effect.fnUntraced(function* (before: Date) {
  const sql = yield* PgClient.PgClient
  yield* sql`
    WITH old AS (
      DELETE FROM unpaid_claim USING orders WHERE orders.id = unpaid_claim.order_id AND orders.start_at <= ${before}
      RETURNING unpaid_claim.subject, unpaid_claim.amount
    ), summed AS (
      SELECT subject, count(*)::integer AS orders, sum(amount)::bigint AS amount FROM old GROUP BY subject
    )
    UPDATE unpaid_number SET orders = unpaid_number.orders - summed.orders, amount = unpaid_number.amount - summed.amount
    FROM summed WHERE unpaid_number.subject = summed.subject`
  yield* sql`DELETE FROM unpaid_number WHERE orders = 0`
  yield* sql`DELETE FROM unpaid_source WHERE began_at <= ${before}`
})
