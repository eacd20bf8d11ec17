import type { Journal } from "./journal.ts"
import type { Stage } from "./openStage.ts"
import type { OrdersSent } from "./watchDevices.ts"

/** Customers whose points are not the sum of their ledger entries. */
const balances = `
  SELECT customer.id, customer.points AS has, coalesce(sum(points_entry.points), 0)::int AS says
  FROM customer LEFT JOIN points_entry ON points_entry.customer_id = customer.id
  GROUP BY customer.id ORDER BY customer.id`

/** What each order of a customer did to the points. */
const pointsOfOrders = `
  SELECT orders.id, orders.status, points_due.points AS due,
         earned.points AS earned, spent.points AS spent, returned.points AS returned,
         EXISTS (SELECT 1 FROM customer WHERE customer.id = orders.customer_id) AS "isThere"
  FROM orders
  LEFT JOIN points_due ON points_due.order_id = orders.id
  LEFT JOIN points_entry AS earned ON earned.order_id = orders.id AND earned.kind = 'earned'
  LEFT JOIN points_entry AS spent ON spent.order_id = orders.id AND spent.kind = 'spent'
  LEFT JOIN points_entry AS returned ON returned.order_id = orders.id AND returned.kind = 'returned'
  WHERE orders.customer_id IS NOT NULL ORDER BY orders.id`

interface PointsOfOrder {
  readonly id: string
  readonly status: string
  readonly due: number | null
  readonly earned: number | null
  readonly spent: number | null
  readonly returned: number | null
  /** Whether the customer still has an account. */
  readonly isThere: boolean
}

/** What is counted of each month of a company and of its members, what its claims add up to, and what it may be. */
const months = `
  SELECT organisation_id AS company, spending.customer_id AS who, month::text, reserved::int, committed::int,
         sums.held, sums.used,
         (CASE WHEN spending.customer_id = ''
               THEN (SELECT least(per_month, approved_per_month) FROM organisation WHERE id = organisation_id)
               ELSE (SELECT per_month FROM membership WHERE membership.organisation_id = spending.organisation_id
                     AND membership.customer_id = spending.customer_id) END)::int AS "limit"
  FROM spending CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount) FILTER (WHERE state = 'reserved'), 0)::int AS held,
           coalesce(sum(amount) FILTER (WHERE state = 'committed'), 0)::int AS used
    FROM budget_claim AS claim WHERE claim.organisation_id = spending.organisation_id AND claim.month = spending.month
      AND (spending.customer_id = '' OR claim.customer_id = spending.customer_id)) AS sums
  ORDER BY company, who, month`

interface Month {
  readonly company: string
  readonly who: string
  readonly month: string
  readonly reserved: number
  readonly committed: number
  readonly held: number
  readonly used: number
  readonly limit: number | null
}

/** Each order on account, with its claim of a budget. */
const claims = `
  SELECT orders.id, orders.status, budget_claim.state, budget_claim.amount::int AS amount,
         (SELECT round((data ->> 'total')::numeric * 100)::int FROM order_event
          WHERE order_id = orders.id AND sequence = 1) AS total
  FROM budget_claim JOIN orders ON orders.id = budget_claim.order_id ORDER BY orders.id`

interface Claimed {
  readonly id: string
  readonly status: string
  readonly state: string
  readonly amount: number
  readonly total: number
}

const stateOf = (status: string): string => {
  if (status === "accepted" || status === "completed") return "committed"
  return status === "placed" || status === "awaitingPayment" ? "reserved" : "released"
}

const judgePoints = async ({ ask }: Stage, journal: Journal): Promise<readonly string[]> => {
  const wrong: string[] = []
  for (const { id, has, says } of await ask<{ readonly id: string; readonly has: number; readonly says: number }>(
    balances,
  )) {
    if (has !== says) wrong.push(`points: ${id} has ${has}, and the ledger says ${says}`)
  }
  for (const { id, status, due, earned, spent, returned, isThere } of await ask<PointsOfOrder>(pointsOfOrders)) {
    if (!isThere) continue
    const isOver = status === "refused" || status === "cancelled"
    if (earned !== null) journal.count("points earned")
    if (spent !== null) journal.count("points paid")
    if (returned !== null) journal.count("points given back")
    if ((status === "completed" ? due : null) !== earned)
      wrong.push(`points: ${id} is ${status}, due ${due}, earned ${earned}`)
    if ((isOver && spent !== null ? -spent : null) !== returned) {
      wrong.push(`points: ${id} is ${status}, paid ${spent}, given back ${returned}`)
    }
  }
  return wrong
}

const judgeBudgets = async ({ ask }: Stage, journal: Journal): Promise<readonly string[]> => {
  const wrong: string[] = []
  for (const { company, who, month, reserved, committed, held, used, limit } of await ask<Month>(months)) {
    const name = `${company} ${who} ${month}`
    if (reserved !== held || committed !== used) {
      wrong.push(`budget: ${name} counts ${reserved} and ${committed}, and its orders hold ${held} and ${used}`)
    }
    if (limit !== null && held + used > limit) wrong.push(`budget: ${name} spent ${held + used} of ${limit}`)
  }
  for (const { id, status, state, amount, total } of await ask<Claimed>(claims)) {
    if (state === "released") journal.count("budget given back")
    if (stateOf(status) !== state) wrong.push(`budget: ${id} is ${status}, and its claim ${state}`)
    if (amount !== total) wrong.push(`budget: ${id} costs ${total}, and claims ${amount}`)
  }
  return wrong
}

/** What is noted of each order's claims; the points of an account that is gone are gone with it. */
const noted = `
  SELECT orders.id,
         EXISTS (SELECT 1 FROM budget_claim WHERE order_id = orders.id) AS "hasBudget",
         EXISTS (SELECT 1 FROM points_entry WHERE order_id = orders.id AND kind = 'spent')
           OR NOT EXISTS (SELECT 1 FROM customer WHERE customer.id = orders.customer_id) AS "hasPaidPoints",
         (SELECT count(*)::int FROM coupon_use WHERE order_id = orders.id) AS coupons
  FROM orders ORDER BY orders.id`

interface Noted {
  readonly id: string
  readonly hasBudget: boolean
  readonly hasPaidPoints: boolean
  readonly coupons: number
}

/** Orders with fewer claims in the database than their customers sent: without a claim an order would cost nothing. */
const judgeClaims = async ({ ask }: Stage, takes: OrdersSent["takes"]): Promise<readonly string[]> => {
  const wrong: string[] = []
  for (const { id, hasBudget, hasPaidPoints, coupons } of await ask<Noted>(noted)) {
    const taken = takes.get(id)
    if (taken === undefined) continue
    if (taken.isOnAccount && !hasBudget) wrong.push(`budget: ${id} is on account, and claims nothing`)
    if (taken.usesPoints && !hasPaidPoints) wrong.push(`points: ${id} is paid with points, and takes none`)
    if (taken.coupons.length !== coupons)
      wrong.push(`coupons: ${id} came with ${taken.coupons.length}, and ${coupons} are noted`)
  }
  return wrong
}

/** Each use of a code, with its order's status. */
const uses = `
  SELECT orders.id, orders.status, coupon_use.key, coupon_use.state
  FROM coupon_use JOIN orders ON orders.id = coupon_use.order_id ORDER BY orders.id, coupon_use.key`

const useOf = (status: string): string => {
  if (status === "completed") return "used"
  return status === "placed" || status === "accepted" || status === "awaitingPayment" ? "reserved" : "released"
}

/** Codes that an ended order still holds, or that an open order has given back. */
const judgeUses = async ({ ask }: Stage, journal: Journal): Promise<readonly string[]> => {
  const found = await ask<Record<"id" | "status" | "key" | "state", string>>(uses)
  for (const { state } of found) if (state === "released") journal.count("code given back")
  return found.flatMap(({ id, status, key, state }) =>
    useOf(status) === state ? [] : [`coupons: ${id} is ${status}, and its use of ${key} is ${state}`],
  )
}

/** What is wrong with customers' points, companies' budgets and what orders claim of them at the end of a run. */
export const judgeAccounts = async (
  stage: Stage,
  { takes }: OrdersSent,
  journal: Journal,
): Promise<readonly string[]> => [
  ...(await judgePoints(stage, journal)),
  ...(await judgeBudgets(stage, journal)),
  ...(await judgeClaims(stage, takes)),
  ...(await judgeUses(stage, journal)),
]
