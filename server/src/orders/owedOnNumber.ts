import { PgClient } from "@effect/sql-pg"
import type { Minor } from "@skorpe/core/domain/money"
import type { StoreLimit } from "@skorpe/core/domain/order"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { SqlError } from "effect/sql/SqlError"
import type { OrderLimits } from "../limits/orderLimits.ts"
import type { Reservation } from "../reservations/reservation.ts"

/** What a new order on an unverified number owes. */
export interface Owed {
  /** The hashes of the number and of the source that it comes from. */
  readonly number: Uint8Array
  readonly source: Uint8Array
  readonly amount: Minor
  readonly at: Millis
  readonly limits: OrderLimits
}

/**
 * The CTEs of a statement that count an order, taken from its CTE `claimed`, on its number and its source. Beyond a
 * limit they fail, and with them the whole statement: concurrent orders of one number wait here for one another, others
 * do not.
 */
export const debtStatements = Effect.fnUntraced(function* ({ number, source, amount, at: now, limits: most }: Owed) {
  const sql = yield* PgClient.PgClient
  const { unproven, fromSource } = most
  const at = new Date(now)
  const before = new Date(now - fromSource.within)
  return sql`noted AS (
      INSERT INTO unpaid_claim (order_id, subject, amount)
      SELECT id, ${number}::bytea, ${amount}::bigint FROM claimed
      RETURNING subject, amount
    ), owed AS (
      INSERT INTO unpaid_number (subject, orders, amount, most_orders, most_amount)
      SELECT subject, 1, amount, ${unproven.orders}::integer, ${unproven.amount}::bigint FROM noted
      ON CONFLICT (subject) DO UPDATE SET orders = unpaid_number.orders + 1,
        amount = unpaid_number.amount + EXCLUDED.amount,
        most_orders = EXCLUDED.most_orders, most_amount = EXCLUDED.most_amount
    ), sourced AS (
      INSERT INTO unpaid_source (subject, began_at, orders, most_orders)
      SELECT ${source}::bytea, ${at}::timestamptz, 1, ${fromSource.times}::integer FROM claimed
      ON CONFLICT (subject) DO UPDATE SET most_orders = EXCLUDED.most_orders,
        orders = CASE WHEN unpaid_source.began_at <= ${before} THEN 1 ELSE unpaid_source.orders + 1 END,
        began_at = CASE WHEN unpaid_source.began_at <= ${before} THEN EXCLUDED.began_at ELSE unpaid_source.began_at END
    )`
})

const limits: Readonly<Record<string, StoreLimit>> = {
  unpaid_number_limit: "unproven",
  unpaid_source_limit: "manyFromHere",
}

const limitOf = (problem: unknown): StoreLimit | undefined => {
  if (!(problem instanceof SqlError) || problem.reason._tag !== "ConstraintError") return undefined
  const { cause } = problem.reason
  return cause instanceof Error && "constraint" in cause ? limits[String(cause.constraint)] : undefined
}

/** Recovers from a statement that failed on a limit; passes on any other failure. */
export const catchLimit = <A, E, R, B, E2, R2>(
  work: Effect.Effect<A, E, R>,
  stop: (limit: StoreLimit) => Effect.Effect<B, E2, R2>,
): Effect.Effect<A | B, E | E2, R | R2> =>
  work.pipe(
    Effect.catch((problem): Effect.Effect<B, E | E2, R2> => {
      const limit = limitOf(problem)
      return limit === undefined ? Effect.fail(problem) : stop(limit)
    }),
  )

/** Counts an order that was to be paid online and is now paid in the store, in the caller's transaction. */
export const addToDebt = Effect.fnUntraced(function* (orderId: string, owed: Owed) {
  const sql = yield* PgClient.PgClient
  yield* sql`WITH claimed AS (SELECT ${orderId}::text AS id), ${yield* debtStatements(owed)} SELECT 1`
})

/**
 * Takes an order off its number's debt when it ends. It has no claim of its own: the order's own statement makes it, so
 * that an order of a guest stays one statement.
 */
export const owedReservation: Reservation = {
  claim: () => Effect.succeed(null),
  settle: (orderId) =>
    PgClient.PgClient.use((sql) =>
      Effect.asVoid(sql`
        WITH paid AS (DELETE FROM unpaid_claim WHERE order_id = ${orderId} RETURNING subject, amount)
        UPDATE unpaid_number SET orders = unpaid_number.orders - 1, amount = unpaid_number.amount - paid.amount
        FROM paid WHERE unpaid_number.subject = paid.subject`),
    ),
}
