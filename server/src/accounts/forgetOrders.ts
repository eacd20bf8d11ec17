import { PgClient } from "@effect/sql-pg"
import { millisecondsInDay } from "date-fns/constants"
import { Effect } from "effect"
import { Settings } from "../settings/Settings.ts"

/** Placeholders for the personal data of an order, in the same shape. */
const nobody = { shippingInfo: { firstNames: "–", lastName: "–", phoneNumber: "–" }, billingNote: "" }

/** How long after it was due an order that no kitchen has ended counts as ended, in milliseconds. */
const leftFor = 7 * millisecondsInDay

/**
 * Deletes the personal data of ended orders whose customers have deleted their accounts. An order that its store never
 * ends counts as ended after a time, so that its data is not kept for ever.
 */
export const forgetFinished = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const before = new Date((yield* Settings).now() - leftFor)
  // Subqueries look up each order by its key. A join reads every order while the statistics say that the table is empty.
  yield* sql`WITH forgotten AS (
      DELETE FROM order_to_forget
      WHERE (SELECT status IN ('completed', 'cancelled', 'refused') OR start_at <= ${before}
        FROM orders WHERE id = order_id)
      RETURNING order_id
    )
    UPDATE orders SET request = (request || ${sql.json(nobody)}) - 'hotspotParameters'
    WHERE id = ANY (ARRAY(SELECT order_id FROM forgotten))`
})
