import type { DatabaseChoice } from "../../src/database/connection.ts"
import type { StandIn } from "../../standIn/standIn.ts"
import type { Findings } from "../experiment.ts"
import { lookInto } from "../harness/database.ts"
import type { Ordered } from "./payer.ts"

/** An order as the database has it; `total` is in øre. One that is paid at the hand-over after all is not `byCard`. */
export interface StoredOrder {
  readonly id: string
  readonly status: string
  readonly total: number
  readonly placed: number
  readonly byCard: boolean
  readonly paying: number
}

/** Asks for the orders of the books. */
export const stored = `
  SELECT orders.id, orders.status,
         (SELECT round((data ->> 'total')::numeric * 100)::int FROM order_event
          WHERE order_id = orders.id AND sequence = 1) AS total,
         (SELECT count(*)::int FROM order_event WHERE order_id = orders.id AND type = 'OrderPlaced') AS placed,
         EXISTS (SELECT 1 FROM payment_charge WHERE order_id = orders.id AND pays)
           AND NOT EXISTS (SELECT 1 FROM order_event WHERE order_id = orders.id AND type = 'PaymentWithdrawn')
           AS "byCard",
         (SELECT count(*)::int FROM payment_charge WHERE order_id = orders.id AND pays) AS paying
  FROM orders`

/** Asks for what was refunded of each order. */
export const refunds = `
  SELECT payment_move.order_id AS id, sum(payment_move.amount)::int AS back FROM payment_move
  WHERE kind = 'refund' AND outcome = 'done' GROUP BY payment_move.order_id`

const moves = `
  SELECT count(*) FILTER (WHERE kind = 'capture')::int AS captures,
         count(*) FILTER (WHERE kind = 'refund')::int AS refunds
  FROM payment_move WHERE outcome = 'done'`

const unsettled = `
  SELECT (SELECT count(*)::int FROM payment_notification WHERE processed_at IS NULL) AS notifications,
         (SELECT count(*)::int FROM payment_move WHERE outcome IS NULL) AS moves,
         (SELECT count(*)::int FROM orders WHERE status = 'awaitingPayment') AS waiting`

/** Whether nothing is on its way any more. */
export const isSettled = async (look: ReturnType<typeof lookInto>): Promise<boolean> => {
  const [left] = await look.ask<Record<"notifications" | "moves" | "waiting", number>>(unsettled)
  return left !== undefined && left.notifications + left.moves + left.waiting === 0
}

const open: ReadonlySet<string> = new Set(["placed", "accepted", "completed"])

/** A charge that the bank took: what it keeps of it, in øre. */
export interface Kept {
  readonly orderId: string
  readonly kept: number
}

/** What is stored, what the bank keeps, and the ids that customers got. `refunded` is in øre by order. */
export interface Books {
  readonly rows: readonly StoredOrder[]
  readonly charges: readonly Kept[]
  readonly refunded: ReadonlyMap<string, number>
  readonly told: readonly string[]
}

/**
 * Compares what the bank holds of each order with what the database says of it: an order at its store is paid exactly
 * once or in the store, a closed one keeps nothing, and every order whose id a customer got is stored.
 */
export const compareBooks = ({ rows, charges, refunded, told }: Books, add: (violation: string) => void): void => {
  const known = new Set(rows.map(({ id }) => id))
  const held = new Map<string, number>()
  for (const { orderId, kept } of charges) {
    held.set(orderId, (held.get(orderId) ?? 0) + kept)
    if (!known.has(orderId)) add(`${orderId}: the bank holds ${kept} for an order that is not stored`)
  }
  for (const id of told) if (!known.has(id)) add(`${id}: told to its customer, not stored`)
  for (const { id, status, total, placed, byCard, paying } of rows) {
    const kept = held.get(id) ?? 0
    const due = open.has(status) && byCard ? total - (refunded.get(id) ?? 0) : 0
    if (paying > 1) add(`${id}: ${paying} charges pay for it`)
    if (kept > due) add(`${id}: ${status}${byCard ? " by card" : ""}, and the bank holds ${kept} of ${due}`)
    if (kept < due) add(`${id}: ${status} by card, and the bank holds only ${kept} of ${due}`)
    if (placed > 1) add(`${id}: placed ${placed} times`)
    if (open.has(status) && placed === 0) add(`${id}: ${status} without having been placed`)
    if (status === "awaitingPayment") add(`${id}: still waits`)
  }
}

/** What the simulated bank keeps of each charge that it took. */
export const keptOf = ({ bank }: Pick<StandIn, "bank">): readonly Kept[] =>
  bank.all().flatMap(({ reference, amount, ended, isCancelled, captured, refunded }) => {
    if (ended?._tag !== "Paid") return []
    return [
      { orderId: reference.replace(/-\d+$/, ""), kept: isCancelled ? captured - refunded : amount.value - refunded },
    ]
  })

/** Compares the books of a finished run (`compareBooks`), and counts what happened in it. */
export const judgeMoney = async (
  database: DatabaseChoice,
  standIn: StandIn,
  told: readonly Ordered[],
  findings: Findings,
): Promise<string> => {
  const look = lookInto(database)
  try {
    const rows = await look.ask<StoredOrder>(stored)
    const back = await look.ask<{ readonly id: string; readonly back: number }>(refunds)
    const charges = keptOf(standIn)
    const books = {
      rows,
      charges,
      refunded: new Map(back.map((one) => [one.id, one.back])),
      told: told.map(({ orderId }) => orderId),
    }
    compareBooks(books, (violation) => findings.add(violation))
    const placed = rows.filter(({ status }) => open.has(status)).length
    const returned = charges.filter(({ kept }) => kept === 0).length
    const [moved] = await look.ask<Record<"captures" | "refunds", number>>(moves)
    return `${rows.length} orders, ${placed} placed; ${charges.length} charges, ${returned} of them back whole; ${moved?.captures} captures, ${moved?.refunds} refunds`
  } finally {
    await look.close()
  }
}
