import { PgClient } from "@effect/sql-pg"
import type { HealthEverywhere } from "@skorpe/core/domain/operator"
import type { MoneyMatter } from "@skorpe/core/domain/payment"
import { millisecondsInDay, millisecondsInMinute } from "date-fns/constants"
import { Effect } from "effect"
import { Settings } from "../settings/Settings.ts"

type Money = HealthEverywhere["money"]

/** Minutes after which a move that the provider has not taken is late; staff are notified then, too. */
const lateAfter = 15

/** The payments that need a look: matters for staff, moves of money without an outcome, unprocessed notifications. */
export const moneyHealth = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const now = (yield* Settings).now()
  const matters = yield* sql<{ readonly kind: MoneyMatter; readonly count: number; readonly oldest: Date }>`
    SELECT kind, count(*)::int AS count, min(at) AS oldest FROM money_notice
    WHERE seen_at IS NULL GROUP BY kind ORDER BY count DESC, kind`
  const moves = yield* sql<Money["moves"][number]>`
    SELECT kind,
           (count(*) FILTER (WHERE sent_at IS NULL))::int AS unsent,
           (count(*) FILTER (WHERE sent_at IS NULL
             AND asked_at < ${new Date(now - lateAfter * millisecondsInMinute)}))::int AS "unsentLong",
           (count(*) FILTER (WHERE sent_at < ${new Date(now - millisecondsInDay)}))::int AS unconfirmed
    FROM payment_move WHERE outcome IS NULL GROUP BY kind`
  const [left] = yield* sql<{ readonly notifications: number }>`
    SELECT count(*)::int AS notifications FROM payment_notification
    WHERE processed_at IS NULL AND received_at < ${new Date(now - millisecondsInMinute)}`
  const [unheard] = yield* sql<{ readonly attempts: number }>`
    SELECT count(*)::int AS attempts FROM payment_attempt
    WHERE begun_at > ${new Date(now - millisecondsInDay)} AND begun_at < ${new Date(now - 10 * millisecondsInMinute)}
      AND answer ->> 'resultCode' = 'Authorised'
      AND NOT EXISTS (SELECT 1 FROM payment_charge WHERE payment_charge.order_id = payment_attempt.order_id
        AND payment_charge.attempt = payment_attempt.id)`
  const kinds = ["capture", "reverse", "refund"] as const
  return {
    matters: matters.map((matter) => ({ ...matter, oldest: matter.oldest.getTime() })),
    moves: kinds.map((kind) => moves.find((move) => move.kind === kind) ?? { kind, ...none }),
    notificationsWaiting: left?.notifications ?? 0,
    unheardOf: unheard?.attempts ?? 0,
  } satisfies Money
})

const none = { unsent: 0, unsentLong: 0, unconfirmed: 0 }
