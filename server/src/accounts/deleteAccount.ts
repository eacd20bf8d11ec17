import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { forgetPasswordTurns } from "./passwordTurn.ts"
import { forgetFinished } from "./forgetOrders.ts"
import { registrationScope } from "./register.ts"

/**
 * Deletes an account and all its personal data. Addresses, favourites, discount codes, sessions, memberships and the
 * analytics identity are deleted with the row. Orders stay without a customer; an open order keeps what the kitchen needs
 * until it ends.
 */
export const deleteAccount = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const gone = yield* sql.withTransaction(
    Effect.gen(function* () {
      // Locks the organisations, so that their last two administrators cannot both leave.
      yield* sql`SELECT id FROM organisation WHERE id IN (
        SELECT organisation_id FROM membership WHERE customer_id = ${customerId}) ORDER BY id FOR NO KEY UPDATE`
      const lastAdministrator = yield* sql`SELECT 1 FROM membership AS own
        WHERE customer_id = ${customerId} AND role = 'administrator' AND is_active AND NOT EXISTS (
          SELECT 1 FROM membership AS other WHERE other.organisation_id = own.organisation_id
            AND other.role = 'administrator' AND other.is_active AND other.customer_id <> own.customer_id)`
      if (lastAdministrator.length > 0) return yield* refuse.conflict(3006)
      // Locks orders and reset requests before the customer, as their own transactions do, so that they do not deadlock.
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
