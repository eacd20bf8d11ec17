import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"

/** What stands in an order in place of who ordered it: of the same shape, and nobody. */
const nobody = JSON.stringify({ shippingInfo: { firstNames: "–", lastName: "–", phoneNumber: "–" }, billingNote: "" })

/** Takes the people out of orders whose customers have deleted their accounts, once nobody needs them any more. */
export const forgetFinished = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  yield* sql`WITH forgotten AS (
      DELETE FROM order_to_forget USING orders
      WHERE orders.id = order_id AND orders.status IN ('completed', 'cancelled', 'refused')
      RETURNING order_id
    )
    UPDATE orders SET request = (request || ${nobody}::text::jsonb) - 'hotspotParameters'
    FROM forgotten WHERE orders.id = forgotten.order_id`
})
