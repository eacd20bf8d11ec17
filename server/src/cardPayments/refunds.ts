import { PgClient } from "@effect/sql-pg"
import { Minor } from "@skorpe/core/domain/money"
import { Effect, Schema } from "effect"
import { hashOf } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"

/** Why a refund that staff ask for is not possible. */
export type RefundObstacle = "notPaid" | "notCaptured" | "tooMuch"

/** SQL for what of a charge is neither refunded nor about to be. */
const leftOf = (sql: PgClient.PgClient) => sql`(payment_charge.amount - COALESCE((
  SELECT sum(move.amount) FROM payment_move AS move
  WHERE move.charge = psp_reference AND move.kind = 'refund' AND (move.outcome IS NULL OR move.outcome = 'done')
), 0))`

/**
 * SQL for whether money of the charge that pays an order has stayed with us that was to go back: the provider could or
 * would not move it, and nobody has given it back in the provider's own pages.
 */
export const hasStayed = (sql: PgClient.PgClient) => sql`(
  payment_charge.pays AND payment_charge.refunded < payment_charge.amount
  AND EXISTS (SELECT 1 FROM payment_move AS move WHERE move.charge = psp_reference
    AND move.kind <> 'capture' AND move.outcome IN ('failed', 'refused'))
  AND NOT EXISTS (SELECT 1 FROM payment_move AS move WHERE move.charge = psp_reference
    AND move.kind = 'reverse' AND (move.outcome IS NULL OR move.outcome = 'done'))
  AND ${leftOf(sql)} > 0)`

/** SQL for whether we have asked that money of the charge that pays an order goes back, and do not know yet how that ends. */
export const isGoingBack = (sql: PgClient.PgClient) => sql`(
  payment_charge.pays AND EXISTS (SELECT 1 FROM payment_move AS move WHERE move.charge = psp_reference
    AND move.kind <> 'capture' AND move.outcome IS NULL))`

/** A wish of staff to give money back: a repeat with its key is the same refund, until that has failed. */
export interface RefundWished {
  readonly key: string
  /** How often it has failed already. */
  readonly failures: number
}

/** The wish's idempotency key at the provider, which would only repeat its answer to one that failed. */
const nameOf = (orderId: string, { key, failures }: RefundWished): string =>
  `refund-${hashOf(`${orderId} ${key}${failures === 0 ? "" : ` ${failures}`}`).toString("base64url")}`

/** How often the refund that staff wish for with a key has failed. */
export const countFailures = Effect.fnUntraced(function* (orderId: string, key: string) {
  const sql = yield* PgClient.PgClient
  const hasFailed = (failures: number) =>
    Effect.map(
      sql`SELECT 1 FROM payment_move
        WHERE idempotency_key = ${nameOf(orderId, { key, failures })} AND outcome IN ('failed', 'refused')`,
      (rows) => rows.length > 0,
    )
  let failures = 0
  while (yield* hasFailed(failures)) failures += 1
  return failures
})

const decodeAsked = Schema.decodeUnknownEffect(
  Schema.Array(Schema.Struct({ amount: Minor, hasFailed: Schema.Boolean })),
)

/** The refunds that an order's charges were asked for, oldest first. */
export const readRefunds = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* PgClient.PgClient
  return yield* decodeAsked(
    yield* sql`SELECT amount::float8 AS amount, outcome IS NOT NULL AND outcome <> 'done' AS "hasFailed"
      FROM payment_move WHERE order_id = ${orderId} AND kind = 'refund' AND amount IS NOT NULL ORDER BY id`,
  )
})

/**
 * Asks that a part of an order's money goes back, or the rest when `amount` is `null`, in the transaction that locks the
 * order and that happens once for a wish. Money that was to go back and has stayed can be asked for again.
 */
export const refundOrder = Effect.fnUntraced(function* (orderId: string, amount: number | null, wished: RefundWished) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  const [paid] = yield* sql<{ readonly charge: string; readonly captured: boolean; readonly left: number }>`
    SELECT psp_reference AS charge, captured_at IS NOT NULL AS captured, ${leftOf(sql)}::float8 AS left
    FROM payment_charge
    WHERE order_id = ${orderId} AND pays AND (state = 'authorised' AND reversal IS NULL OR ${hasStayed(sql)})`
  if (paid === undefined) return "notPaid" satisfies RefundObstacle
  if (!paid.captured) return "notCaptured" satisfies RefundObstacle
  const asked = amount ?? paid.left
  if (asked <= 0 || asked > paid.left) return "tooMuch" satisfies RefundObstacle
  yield* sql`
    INSERT INTO payment_move (charge, order_id, kind, why, amount, idempotency_key, asked_at, next_at)
    VALUES (${paid.charge}, ${orderId}, 'refund', 'staff', ${asked}, ${nameOf(orderId, wished)}, ${at}, ${at})`
  return null
})
