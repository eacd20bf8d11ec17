import { PgClient } from "@effect/sql-pg"
import { customerOf } from "@skorpe/core/domain/account"
import type { Minor } from "@skorpe/core/domain/money"
import { monthOf, tightest } from "@skorpe/core/domain/organisation"
import { Effect } from "effect"
import { Settings } from "../settings/Settings.ts"
import type { Claim, Outcome, Reservation } from "../reservations/reservation.ts"

interface Limits {
  readonly perOrder: Minor | null
  readonly perMonth: Minor | null
  /** `null` until staff approve the organisation; the month's limit is then `null` too. */
  readonly approvedPerOrder: Minor | null
  readonly approvedPerMonth: Minor | null
  readonly ownPerOrder: Minor | null
  readonly ownPerMonth: Minor | null
}

const readLimits = Effect.fnUntraced(function* (organisationId: string, customerId: string) {
  const sql = yield* PgClient.PgClient
  const [limits] = yield* sql<Limits>`
    SELECT organisation.per_order::float8 AS "perOrder", organisation.per_month::float8 AS "perMonth",
           approved_per_order::float8 AS "approvedPerOrder", approved_per_month::float8 AS "approvedPerMonth",
           membership.per_order::float8 AS "ownPerOrder", membership.per_month::float8 AS "ownPerMonth"
    FROM organisation JOIN membership ON membership.organisation_id = organisation.id
    WHERE organisation.id = ${organisationId} AND membership.customer_id = ${customerId} AND membership.is_active`
  return limits
})

/** Takes an amount from a month's budget if that much is left. A `who` of '' is the organisation itself. */
const take = Effect.fnUntraced(function* (
  { organisationId, who, month }: { readonly organisationId: string; readonly who: string; readonly month: string },
  amount: Minor,
  limit: number | null,
) {
  const sql = yield* PgClient.PgClient
  const taken = yield* sql`
    INSERT INTO spending (organisation_id, customer_id, month, reserved)
    SELECT ${organisationId}, ${who}, ${month}::text::date, ${amount}::bigint
    WHERE ${limit}::bigint IS NULL OR ${amount}::bigint <= ${limit}::bigint
    ON CONFLICT (organisation_id, customer_id, month) DO UPDATE SET reserved = spending.reserved + EXCLUDED.reserved
    WHERE ${limit}::bigint IS NULL
       OR spending.reserved + spending.committed + EXCLUDED.reserved <= ${limit}::bigint
    RETURNING 1`
  return taken.length === 1
})

const claim = Effect.fnUntraced(function* ({ organisationId, caller, paymentType, orderId, at, total }: Claim) {
  if (paymentType !== "B2B") return null
  const customerId = customerOf(caller)
  if (organisationId === null || customerId === null) return 3007
  const limits = yield* readLimits(organisationId, customerId)
  if (limits === undefined) return 3007
  if (limits.approvedPerOrder === null) return 3016
  const perOrder = tightest(limits.perOrder, limits.approvedPerOrder, limits.ownPerOrder)
  if (perOrder !== null && total > perOrder) return 3088
  const month = monthOf((yield* Settings).market, at)
  // Every order locks the organisation's row before the member's, so that no two orders deadlock.
  if (!(yield* take({ organisationId, who: "", month }, total, tightest(limits.perMonth, limits.approvedPerMonth))))
    return 3090
  if (!(yield* take({ organisationId, who: customerId, month }, total, limits.ownPerMonth))) return 3090
  const sql = yield* PgClient.PgClient
  yield* sql`INSERT INTO budget_claim (order_id, organisation_id, customer_id, month, amount, state)
    VALUES (${orderId}, ${organisationId}, ${customerId}, ${month}::text::date, ${total}, 'reserved')`
  return null
})

interface Held {
  readonly organisationId: string
  readonly customerId: string
  readonly month: string
  readonly amount: number
}

const move = Effect.fnUntraced(function* (orderId: string, from: "reserved" | "committed", to: string) {
  const sql = yield* PgClient.PgClient
  const [held] = yield* sql<Held>`UPDATE budget_claim SET state = ${to} WHERE order_id = ${orderId} AND state = ${from}
    RETURNING organisation_id AS "organisationId", customer_id AS "customerId", month::text, amount::float8`
  if (held === undefined) return false
  const reserved = from === "reserved" ? held.amount : 0
  const committed = (to === "committed" ? held.amount : 0) - (from === "committed" ? held.amount : 0)
  for (const who of ["", held.customerId]) {
    yield* sql`UPDATE spending SET reserved = reserved - ${reserved}::bigint, committed = committed + ${committed}::bigint
      WHERE organisation_id = ${held.organisationId} AND customer_id = ${who} AND month = ${held.month}::text::date`
  }
  return true
})

const settle = Effect.fnUntraced(function* (orderId: string, outcome: Outcome) {
  if (outcome === "used") yield* move(orderId, "reserved", "committed")
  else if (!(yield* move(orderId, "reserved", "released"))) yield* move(orderId, "committed", "released")
})

/**
 * The budgets of an organisation that staff has approved (3016) and of its member for orders on account, per order (3088) and per calendar month (3090).
 * The amount counts as spent once the store accepts. A cancelled order returns it to the month that it came from, also
 * after acceptance (DECISIONS §13).
 */
export const budgetReservation: Reservation = { claim, settle }
