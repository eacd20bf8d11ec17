import { PgClient } from "@effect/sql-pg"
import { type Caller, customerOf } from "@skorpe/core/domain/account"
import type { Orderer } from "@skorpe/core/domain/order"
import { Effect } from "effect"

/** The facts about a caller that decide what they may order. A guest needs no query. */
export const findOrderer = Effect.fnUntraced(function* (caller: Caller, organisationId: string | null) {
  const customerId = customerOf(caller)
  const nobody: Orderer = { birthdate: null, isMember: false }
  if (customerId === null) return nobody
  const sql = yield* PgClient.PgClient
  const [orderer] = yield* sql<Orderer>`
    SELECT birthdate::text, EXISTS (
      SELECT 1 FROM membership
      WHERE organisation_id = ${organisationId} AND customer_id = ${customerId} AND is_active
    ) AS "isMember"
    FROM customer WHERE id = ${customerId}`
  return orderer ?? nobody
})
