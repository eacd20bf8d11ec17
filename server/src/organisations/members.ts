import { PgClient } from "@effect/sql-pg"
import { type MemberDetails, type MemberPlace, OrganisationRole } from "@skorpe/core/domain/organisation"
import { Effect, Schema } from "effect"
import { limitColumns, limitsIn } from "./limitsRow.ts"

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      customerId: Schema.String,
      firstName: Schema.String,
      lastName: Schema.String,
      role: OrganisationRole,
      isActive: Schema.Boolean,
      ...limitColumns,
    }),
  ),
)

const memberOf = ({ perOrder, perMonth, ...row }: Effect.Success<ReturnType<typeof decodeRows>>[number]) => {
  const member: MemberDetails = { ...row, limits: limitsIn({ perOrder, perMonth }) }
  return member
}

/** All members of an organisation, administrators first, then by name. */
export const readMembers = Effect.fnUntraced(function* (organisationId: string) {
  const sql = yield* PgClient.PgClient
  const rows = yield* decodeRows(
    yield* sql`SELECT customer_id AS "customerId", first_name AS "firstName", last_name AS "lastName", role,
        is_active AS "isActive", per_order AS "perOrder", per_month AS "perMonth"
      FROM membership JOIN customer ON customer.id = customer_id
      WHERE organisation_id = ${organisationId}
      ORDER BY role, last_name, first_name, customer_id`,
  )
  return rows.map(memberOf)
})

/** Updates a member's role, limits and status. */
export const writeMember = Effect.fnUntraced(function* (
  organisationId: string,
  customerId: string,
  place: MemberPlace,
) {
  const sql = yield* PgClient.PgClient
  const { role, isActive, limits } = place
  yield* sql`UPDATE membership SET role = ${role}, is_active = ${isActive}, per_order = ${limits.perOrder},
      per_month = ${limits.perMonth}
    WHERE organisation_id = ${organisationId} AND customer_id = ${customerId}`
})

/** Ends a membership. */
export const removeMember = Effect.fnUntraced(function* (organisationId: string, customerId: string) {
  const sql = yield* PgClient.PgClient
  yield* sql`DELETE FROM membership WHERE organisation_id = ${organisationId} AND customer_id = ${customerId}`
})
