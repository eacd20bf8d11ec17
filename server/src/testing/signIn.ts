import type { DatabaseChoice } from "../database/connection.ts"
import { hashOf, newId, newToken } from "../secrets.ts"
import { inDatabase } from "./inDatabase.ts"

/** The headers of a customer with a session, who logged in however. */
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
