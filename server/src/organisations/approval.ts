import { PgClient } from "@effect/sql-pg"
import { type Approval, type OrganisationToApprove, readCompanyNumber } from "@skorpe/core/domain/organisation"
import { Effect, Schema } from "effect"
import { refuse } from "../http/refuse.ts"
import { Settings } from "../settings/Settings.ts"
import { approvalColumns, approvalIn } from "./limitsRow.ts"

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({ number: Schema.String, name: Schema.String, registeredAt: Schema.Date, ...approvalColumns }),
  ),
)

const mostListed = 200

const asStaffSees = ({
  number,
  name,
  registeredAt,
  ...approval
}: Effect.Success<ReturnType<typeof decodeRows>>[number]): OrganisationToApprove => ({
  number,
  name,
  registeredAt: registeredAt.getTime(),
  approved: approvalIn(approval),
})

/** The organisations that nobody has approved, oldest first. */
export const listWaiting = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const rows = yield* decodeRows(
    yield* sql`SELECT number, name, created_at AS "registeredAt", approved_per_order AS "approvedPerOrder",
        approved_per_month AS "approvedPerMonth"
      FROM organisation WHERE approved_at IS NULL ORDER BY created_at, id LIMIT ${mostListed}`,
  )
  return rows.map(asStaffSees)
})

/** Lets an organisation order on account up to these limits; 3007 for a number that is not registered. */
export const approve = Effect.fnUntraced(function* (written: string, { perOrder, perMonth }: Approval) {
  const sql = yield* PgClient.PgClient
  const { market, now } = yield* Settings
  const company = readCompanyNumber(written, market)
  const number = company._tag === "CompanyNumber" ? company.number : ""
  const [row] = yield* decodeRows(
    yield* sql`UPDATE organisation
      SET approved_per_order = ${perOrder}, approved_per_month = ${perMonth}, approved_at = ${new Date(now())}
      WHERE number = ${number}
      RETURNING number, name, created_at AS "registeredAt", approved_per_order AS "approvedPerOrder",
        approved_per_month AS "approvedPerMonth"`,
  )
  return row === undefined ? yield* refuse.notFound(3007) : asStaffSees(row)
})
