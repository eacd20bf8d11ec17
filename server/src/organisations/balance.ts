import { PgClient } from "@effect/sql-pg"
import { minor, type Minor } from "@skorpe/core/domain/money"
import {
  accountLimits,
  type Balance,
  mayDo,
  monthOf,
  computeSpending,
  type Standing,
} from "@skorpe/core/domain/organisation"
import { Effect, Schema } from "effect"
import { Settings } from "../settings/Settings.ts"
import { readMembers } from "./members.ts"
import { readSummary } from "./readOrganisation.ts"

const Amount = Schema.Union([Schema.BigInt, Schema.Int])

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(Schema.Struct({ customerId: Schema.String, reserved: Amount, committed: Amount })),
)

/** The customer id of the row in `spending` with the organisation's total. */
const everybody = ""

/** Spending and remaining budget of this month: the caller's own, and for administrators everybody's. */
export const readBalance = Effect.fnUntraced(function* (
  organisationId: string,
  { customerId, ...standing }: Standing & { readonly customerId: string },
) {
  const sql = yield* PgClient.PgClient
  const { market, now } = yield* Settings
  const month = monthOf(market, now())
  const rows = yield* decodeRows(
    yield* sql`SELECT customer_id AS "customerId", reserved, committed FROM spending
      WHERE organisation_id = ${organisationId} AND month = ${month}::text::date`,
  )
  const spendingOf = (spender: string, limit: Minor | null) => {
    const row = rows.find((one) => one.customerId === spender)
    return computeSpending(minor(Number(row?.reserved ?? 0)), minor(Number(row?.committed ?? 0)), limit)
  }
  const { limits, approved, membership } = yield* readSummary(organisationId, customerId)
  const own = spendingOf(customerId, membership.limits.perMonth)
  const balance: Balance = { month: month.slice(0, 7), own, organisation: null, members: [] }
  if (!mayDo(standing, "readBalance")) return balance
  const members = (yield* readMembers(organisationId)).map((member) => ({
    customerId: member.customerId,
    ...spendingOf(member.customerId, member.limits.perMonth),
  }))
  return {
    ...balance,
    organisation: spendingOf(everybody, (accountLimits(limits, approved) ?? limits).perMonth),
    members,
  }
})
