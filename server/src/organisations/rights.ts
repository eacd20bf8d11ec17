import { PgClient } from "@effect/sql-pg"
import { CurrentCustomer } from "@skorpe/core/api"
import { mayDo, type OrganisationAction } from "@skorpe/core/organisation"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { findMembership } from "./findMembership.ts"

/**
 * The caller's place in an organisation, if it gives the right to an action: who is no member hears the same 404 (3007) as
 * for an organisation that is none, a member without the right 403 (1003).
 */
export const requireRight = Effect.fnUntraced(function* (organisationId: string, action: OrganisationAction) {
  const { customerId } = yield* CurrentCustomer
  const standing = yield* findMembership(organisationId, customerId)
  if (standing === undefined) return yield* refuse.notFound(3007)
  return mayDo(standing, action) ? { ...standing, customerId } : yield* refuse.forbidden(1003)
})

/**
 * Does `work` in a transaction in which nobody else changes the organisation or its members: rights that are asked for
 * inside hold until its end.
 */
export const alone = <A, E, R>(organisationId: string, work: Effect.Effect<A, E, R>) =>
  PgClient.PgClient.use((sql) =>
    sql.withTransaction(
      // Weaker than FOR UPDATE: a new order may still refer to the organisation.
      Effect.andThen(sql`SELECT 1 FROM organisation WHERE id = ${organisationId} FOR NO KEY UPDATE`, work),
    ),
  )
