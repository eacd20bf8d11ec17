import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { forgetPasswordTurns } from "./passwordTurn.ts"
import { forgetFinished } from "./forgetOrders.ts"
import { registrationScope } from "./register.ts"

/**
 * Deletes an account and everything that names its customer. Addresses, favourites, codes of discounts, sessions,
 * memberships and the name for analytics go with the row; orders stay, as nobody's. One that is still being made keeps
 * what the kitchen needs until it has ended.
 */
export const deleteAccount = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const gone = yield* sql.withTransaction(
    Effect.gen(function* () {
      // Whoever changes an organisation's administrators waits here, so that the last two cannot both leave.
      yield* sql`SELECT id FROM organisation WHERE id IN (
        SELECT organisation_id FROM membership WHERE customer_id = ${customerId}) ORDER BY id FOR NO KEY UPDATE`
      const lonely = yield* sql`SELECT 1 FROM membership AS own
        WHERE customer_id = ${customerId} AND role = 'administrator' AND is_active AND NOT EXISTS (
          SELECT 1 FROM membership AS other WHERE other.organisation_id = own.organisation_id
            AND other.role = 'administrator' AND other.is_active AND other.customer_id <> own.customer_id)`
      if (lonely.length > 0) return yield* refuse.conflict(3006)
      // Orders and wishes before the customer, as whoever settles the one or grants the other takes them: in the other
      // order the two would wait for one another.
      yield* sql`SELECT 1 FROM orders WHERE customer_id = ${customerId} ORDER BY id FOR UPDATE`
      yield* sql`DELETE FROM reset_wish
        WHERE lower(email) = (SELECT lower(email) FROM customer WHERE id = ${customerId})`
      const [row] = yield* sql<{ readonly phone: string; readonly email: string | null }>`
        DELETE FROM customer WHERE id = ${customerId} RETURNING phone, email`
      if (row === undefined) return null
      yield* sql`DELETE FROM outbox WHERE recipient = ${row.phone} OR lower(recipient) = lower(${row.email})`
      yield* sql`DELETE FROM organisation_invitation
        WHERE accepted_at IS NULL AND (phone = ${row.phone} OR lower(email) = lower(${row.email}))`
      yield* sql`DELETE FROM answered_key
        WHERE scope = ${yield* registrationScope(row.phone)} OR position(${customerId}::text IN scope) > 0`
      yield* sql`INSERT INTO order_to_forget (order_id) SELECT id FROM orders WHERE customer_id = ${customerId}
        ON CONFLICT DO NOTHING`
      yield* sql`UPDATE orders SET customer_id = NULL WHERE customer_id = ${customerId}`
      yield* forgetFinished
      return row
    }),
  )
  if (gone?.email) yield* forgetPasswordTurns(gone.email)
})
