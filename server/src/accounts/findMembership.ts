import { PgClient } from "@effect/sql-pg"
import { OrganisationRole } from "@skorpe/core/domain/organisation"
import { Effect, Schema } from "effect"

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(Schema.Struct({ role: OrganisationRole, isActive: Schema.Boolean })),
)

/** A customer's membership in an organisation; `undefined` when there is none or it has ended. */
export const findMembership = Effect.fnUntraced(function* (organisationId: string, customerId: string) {
  const sql = yield* PgClient.PgClient
  const [membership] = yield* decodeRows(
    yield* sql`SELECT role, is_active AS "isActive" FROM membership
      WHERE organisation_id = ${organisationId} AND customer_id = ${customerId}`,
  )
  return membership
})
