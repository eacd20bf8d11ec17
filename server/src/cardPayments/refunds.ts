import { PgClient } from "@effect/sql-pg"
import { Minor } from "@skorpe/core/domain/money"
import { Effect, Schema } from "effect"
import { hashOf } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"

/** Why a refund that staff request is not possible. */
export type RefundObstacle = "notPaid" | "notCaptured" | "tooMuch"

/** SQL for the part of a charge that is neither refunded nor being refunded. */
const leftOf = (sql: PgClient.PgClient) => sql`(payment_charge.amount - COALESCE((
  SELECT sum(move.amount) FROM payment_move AS move
  WHERE move.charge = psp_reference AND move.kind = 'refund' AND (move.outcome IS NULL OR move.outcome = 'done')
), 0))`

/**
 * SQL for whether money that should have been given back has stayed with us: the provider could not or would not move
 * it, and nobody has given it back in the provider's own pages. Covers only the charge that pays an order.
 */
export const hasStayed = (sql: PgClient.PgClient) => sql`(
  payment_charge.pays AND payment_charge.refunded < payment_charge.amount
  AND EXISTS (SELECT 1 FROM payment_move AS move WHERE move.charge = psp_reference
    AND move.kind <> 'capture' AND move.outcome IN ('failed', 'refused'))
  AND NOT EXISTS (SELECT 1 FROM payment_move AS move WHERE move.charge = psp_reference
    AND move.kind = 'reverse' AND (move.outcome IS NULL OR move.outcome = 'done'))
  AND ${leftOf(sql)} > 0)`

/** SQL for whether a refund or reversal of the charge that pays an order is requested and its outcome still unknown. */
export const isGoingBack = (sql: PgClient.PgClient) => sql`(
  payment_charge.pays AND EXISTS (SELECT 1 FROM payment_move AS move WHERE move.charge = psp_reference
    AND move.kind <> 'capture' AND move.outcome IS NULL))`

/** A refund that staff request: a repeat with its key is the same refund, until that has failed. */
export interface RefundWished {
  readonly key: string
  /** How often it has failed already. */
  readonly failures: number
}

/** The refund's idempotency key at the provider. It changes after a failure, which the provider would only repeat. */
const nameOf = (orderId: string, { key, failures }: RefundWished): string =>
  `refund-${hashOf(`${orderId} ${key}${failures === 0 ? "" : ` ${failures}`}`).toString("base64url")}`

/** How often the refund that staff request with a key has failed. */
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

/** The refunds requested for an order, oldest first. */
export const readRefunds = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* PgClient.PgClient
  return yield* decodeAsked(
    yield* sql`SELECT amount::float8 AS amount, outcome IS NOT NULL AND outcome <> 'done' AS "hasFailed"
      FROM payment_move WHERE order_id = ${orderId} AND kind = 'refund' AND amount IS NOT NULL ORDER BY id`,
  )
})

/**
 * Requests a refund of a part of an order's money, or of the rest when `amount` is `null`. The caller's transaction
 * locks the order, and is idempotent by the staff's key. Money whose return has failed can be requested again.
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
