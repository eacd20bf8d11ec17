import type { DatabaseChoice } from "../database/connection.ts"
import { hashOf, newId, newToken } from "../secrets/secrets.ts"
import { inDatabase } from "./inDatabase.ts"

/** Starts a session for a customer, and returns the headers that carry it. */
export const signIn = async (database: DatabaseChoice, customerId: string) => {
  const token = newToken()
  const at = new Date()
  await inDatabase(
    database,
    (sql) => sql`INSERT INTO session (id, token_hash, customer_id, origin, began_at, renewed_at)
      VALUES (${newId()}, ${hashOf(token)}, ${customerId}, 'web', ${at}, ${at})`,
  )
  return { cookie: `__Host-session=${token}` }
}
