import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"

/** The number of a customer's account, E.164; `null` for a guest. */
export const accountPhone = Effect.fnUntraced(function* (customerId: string | null) {
  if (customerId === null) return null
  const sql = yield* PgClient.PgClient
  const [row] = yield* sql<{ readonly phone: string }>`SELECT phone FROM customer WHERE id = ${customerId}`
  return row?.phone ?? null
})
