import { PgClient } from "@effect/sql-pg"
import { CurrentCustomer } from "@skorpe/core/api"
import { mayDo, type OrganisationAction } from "@skorpe/core/domain/organisation"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { findMembership } from "../accounts/findMembership.ts"

/**
 * The caller's membership, if it gives the right to an action. A caller who is not a member gets the 404 (3007) of an
 * unknown organisation; a member without the right gets 403 (1003).
 */
export const requireRight = Effect.fnUntraced(function* (organisationId: string, action: OrganisationAction) {
  const { customerId } = yield* CurrentCustomer
  const standing = yield* findMembership(organisationId, customerId)
  if (standing === undefined) return yield* refuse.notFound(3007)
  return mayDo(standing, action) ? { ...standing, customerId } : yield* refuse.forbidden(1003)
})

/**
 * Does `work` in a transaction that locks the organisation and its members against changes. A right that is checked
 * inside holds until the end.
 */
export const withOrganisationLock = <A, E, R>(organisationId: string, work: Effect.Effect<A, E, R>) =>
  PgClient.PgClient.use((sql) =>
    sql.withTransaction(
      // Weaker than FOR UPDATE: a new order may still refer to the organisation.
      Effect.andThen(sql`SELECT 1 FROM organisation WHERE id = ${organisationId} FOR NO KEY UPDATE`, work),
    ),
  )
