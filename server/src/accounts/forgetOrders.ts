import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"

/** What stands in an order in place of who ordered it: of the same shape, and nobody. */
const nobody = JSON.stringify({ shippingInfo: { firstNames: "–", lastName: "–", phoneNumber: "–" }, billingNote: "" })

/** Takes the people out of orders whose customers have deleted their accounts, once nobody needs them any more. */
export const forgetFinished = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  // Written so that each is looked up by its key: as a join, with statistics of an empty table, it reads every order.
  yield* sql`WITH forgotten AS (
      DELETE FROM order_to_forget
      WHERE (SELECT status FROM orders WHERE id = order_id) IN ('completed', 'cancelled', 'refused')
      RETURNING order_id
    )
    UPDATE orders SET request = (request || ${nobody}::text::jsonb) - 'hotspotParameters'
    WHERE id = ANY (ARRAY(SELECT order_id FROM forgotten))`
})
