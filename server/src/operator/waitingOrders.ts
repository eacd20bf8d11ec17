import { PgClient } from "@effect/sql-pg"
import type { HealthEverywhere, WaitingState } from "@skorpe/core/domain/operator"
import { millisecondsInMinute } from "date-fns/constants"
import { Effect } from "effect"
import { graceForMoney } from "../payments/waitsForMoney.ts"
import { Settings } from "../settings/Settings.ts"

/** Minutes after its preparation should start until an order that its store has not answered has waited too long. */
const unanswered = 5

/** Minutes without a report from the kitchen after which an accepted order has waited too long. */
const unreported = 60

/** Minutes by which an unpaid order may overrun its deadline: normally a payment round closes it within seconds. */
const grace = 2

/**
 * The open orders by what they wait for, and how many of them wait too long. An order placed ahead waits from its
 * start.
 */
export const waitingOrders = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const { now, lapsesAfter } = yield* Settings
  const limits: Readonly<Record<WaitingState, number>> = {
    awaitingPayment: Math.ceil((lapsesAfter + graceForMoney(lapsesAfter)) / millisecondsInMinute) + grace,
    placed: unanswered,
    accepted: unreported,
  }
  const before = (state: WaitingState) => new Date(now() - limits[state] * millisecondsInMinute)
  // Each part repeats the condition of a partial index; otherwise PostgreSQL reads all orders.
  const rows = yield* sql<{ readonly state: WaitingState; readonly orders: number; readonly tooLong: number }>`
    SELECT status AS state, count(*)::int AS orders,
           (count(*) FILTER (WHERE placed_at < ${before("awaitingPayment")}))::int AS "tooLong"
      FROM orders WHERE status = 'awaitingPayment' GROUP BY status
    UNION ALL
    SELECT status, count(*)::int,
           (count(*) FILTER (WHERE GREATEST(start_at, updated_at) <
             CASE status WHEN 'placed' THEN ${before("placed")}::timestamptz ELSE ${before("accepted")}::timestamptz END
           ))::int
      FROM orders WHERE status IN ('placed', 'accepted') GROUP BY status`
  const states = ["awaitingPayment", "placed", "accepted"] as const
  return states.map((state): HealthEverywhere["waiting"][number] => {
    const found = rows.find((row) => row.state === state)
    return { state, orders: found?.orders ?? 0, tooLong: found?.tooLong ?? 0, limit: limits[state] }
  })
})
