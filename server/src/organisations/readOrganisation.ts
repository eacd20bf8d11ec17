import { PgClient } from "@effect/sql-pg"
import { type OrganisationDetails, OrganisationRole, type OrganisationSummary } from "@skorpe/core/domain/organisation"
import { Effect, Schema } from "effect"
import { refuse } from "../http/refuse.ts"
import { approvalColumns, approvalIn, limitColumns, limitsIn } from "./limitsRow.ts"
import { readMembers } from "./members.ts"

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      id: Schema.String,
      name: Schema.String,
      number: Schema.String,
      discount: Schema.NullOr(Schema.String),
      ...limitColumns,
      ...approvalColumns,
      role: OrganisationRole,
      isActive: Schema.Boolean,
      ownPerOrder: limitColumns.perOrder,
      ownPerMonth: limitColumns.perMonth,
    }),
  ),
)

/** An organisation as a member sees it; 3007 for all others. */
export const readSummary = Effect.fnUntraced(function* (organisationId: string, customerId: string) {
  const sql = yield* PgClient.PgClient
  const [row] = yield* decodeRows(
    yield* sql`SELECT organisation.id, name, number, discount, organisation.per_order AS "perOrder",
        organisation.per_month AS "perMonth", approved_per_order AS "approvedPerOrder",
        approved_per_month AS "approvedPerMonth", role, is_active AS "isActive",
        membership.per_order AS "ownPerOrder", membership.per_month AS "ownPerMonth"
      FROM organisation JOIN membership ON organisation_id = organisation.id
      WHERE organisation.id = ${organisationId} AND customer_id = ${customerId}`,
  )
  if (row === undefined) return yield* refuse.notFound(3007)
  const { id, name, number, discount, role, isActive, ownPerOrder, ownPerMonth } = row
  const limits = limitsIn({ perOrder: ownPerOrder, perMonth: ownPerMonth })
  const summary: OrganisationSummary = {
    id,
    name,
    number,
    limits: limitsIn(row),
    approved: approvalIn(row),
    discount,
    membership: { role, isActive, limits },
  }
  return summary
})

/** An organisation as an administrator sees it. */
export const readDetails = Effect.fnUntraced(function* (organisationId: string, customerId: string) {
  const details: OrganisationDetails = {
    ...(yield* readSummary(organisationId, customerId)),
    members: yield* readMembers(organisationId),
  }
  return details
})
