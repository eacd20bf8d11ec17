import type { Customer } from "@skorpe/core/domain/account"
import { kroner } from "@skorpe/core/domain/money"
import type { People } from "../../src/database/seeds/people.ts"
import { company } from "../../src/testing/company.ts"
import type { Findings } from "../experiment.ts"
import type { Chance } from "../harness/chance.ts"
import type { lookInto } from "../harness/database.ts"
import { burst, lookDuring, type TwoServers, type Wish } from "./burst.ts"

/** The last second of a month in Norway, and the first of the next. */
export const monthEdge = {
  before: Date.parse("2026-11-30T23:59:59+01:00"),
  after: Date.parse("2026-12-01T00:00:00+01:00"),
}

const price = 199
const spent = 3090
const organisationOf = (nth: number): string => `prove-${nth}`
/** How many orders a month's budget holds: for all members together, and for the third alone. */
const limitsOf = (nth: number) => (nth % 2 === 0 ? { all: 1, third: 1 } : { all: 10, third: 4 })
const members = ["customer-1", "customer-2", "customer-3"] as const

/** One organisation per round, with the same three members. */
export const companies = (rounds: number): People => ({
  customers: company.customers.slice(0, members.length).map((one: Customer): Customer => ({
    ...one,
    organisations: Array.from({ length: rounds }, (_, nth) => ({
      organisationId: organisationOf(nth),
      isActive: true,
    })),
  })),
  organisations: Array.from({ length: rounds }, (_, nth) => {
    const { all, third } = limitsOf(nth)
    const own = (orders: number | null) => ({
      perOrder: null,
      perMonth: orders === null ? null : kroner(orders * price),
    })
    return {
      id: organisationOf(nth),
      name: `Bedrift ${nth} AS`,
      number: String(900_000_000 + nth),
      // The remainder is less than one order.
      limits: { perOrder: kroner(price), perMonth: kroner(all * price + 198) },
      discount: null,
      members: [
        { customerId: members[0], role: "administrator", limits: own(null) },
        { customerId: members[1], role: "member", limits: own(null) },
        { customerId: members[2], role: "member", limits: own(third) },
      ],
    }
  }),
})

interface Month {
  readonly who: string
  readonly month: string
  readonly reserved: number
  readonly committed: number
  readonly held: number
  readonly used: number
  readonly orders: number
}

/** In one snapshot: each member's counted spending of the month, and the claims it counts; '' is the organisation. */
const months = (organisation: string) => `
  SELECT customer_id AS who, month::text, reserved::int, committed::int, sums.held, sums.used, sums.orders
  FROM spending CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount) FILTER (WHERE state = 'reserved'), 0)::int AS held,
      coalesce(sum(amount) FILTER (WHERE state = 'committed'), 0)::int AS used,
      count(*) FILTER (WHERE state <> 'released')::int AS orders
    FROM budget_claim AS claim WHERE claim.organisation_id = spending.organisation_id AND claim.month = spending.month
      AND (spending.customer_id = '' OR claim.customer_id = spending.customer_id)) AS sums
  WHERE organisation_id = '${organisation}'`

/** Fifty clients order on one budget while a month ends, and the kitchen cancels some of the orders. */
export const budgetRound = async (
  servers: TwoServers,
  ask: ReturnType<typeof lookInto>["ask"],
  nth: number,
  chance: Chance,
  findings: Findings,
  { cookies, setClock }: { readonly cookies: readonly string[]; readonly setClock: (at: number) => void },
): Promise<number> => {
  const organisation = organisationOf(nth)
  const limits = limitsOf(nth)
  const judge = async (when: string) => {
    const rows = await ask<Month>(months(organisation))
    for (const { who, month, reserved, committed, held, used, orders } of rows) {
      const limit = who === "" ? limits.all : who === members[2] ? limits.third : Infinity
      const name = `${organisation} ${who} ${month} ${when}`
      if (orders > limit) findings.add(`${name}: ${orders} orders of ${limit}`)
      if (reserved !== held || committed !== used) {
        findings.add(`${name}: counted ${reserved} and ${committed}, held ${held} and used ${used}`)
      }
    }
    return rows.filter(({ who }) => who === "").reduce((sum, { orders }) => sum + orders, 0)
  }
  const wish = (clients: number): Wish => ({
    name: organisation,
    clients,
    spread: 20,
    refusal: spent,
    orderOf: (client) => [
      { organisationId: organisation, paymentType: "B2B" },
      { cookie: cookies[client % cookies.length] ?? "" },
    ],
  })
  const watch = (clients: number) =>
    lookDuring(burst(servers, wish(clients), chance, findings), () => judge("while they ordered"))
  setClock(monthEdge.before)
  const turn = setTimeout(() => setClock(monthEdge.after), chance.below(60))
  const begun = await watch(50)
  clearTimeout(turn)
  setClock(monthEdge.after)
  const second = await watch(8)
  const kept = begun.kept.length + second.kept.length
  const held = await judge("at the end")
  if (held !== kept) findings.add(`${organisation}: ${kept} orders were kept, but ${held} are claimed`)
  return begun.taken.length + second.taken.length
}
