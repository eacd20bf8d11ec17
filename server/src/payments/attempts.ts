import { PgClient } from "@effect/sql-pg"
import { PaymentAnswer, type PaymentFact, ProviderData, readResult } from "@skorpe/core/domain/payment"
import { Effect, Schema } from "effect"
import { hashOf } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"

const encodeAnswer = Schema.encodeSync(PaymentAnswer)

const decodeAttempts = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      reference: Schema.String,
      number: Schema.Int,
      isSameKey: Schema.Boolean,
      begunAt: Schema.Date,
      endedAt: Schema.NullOr(Schema.Date),
      answer: Schema.NullOr(PaymentAnswer),
      session: Schema.NullOr(ProviderData),
    }),
  ),
)

/** The attempts to pay an order, oldest first; `isSameKey` marks the one that a client's key began. */
export const readAttempts = Effect.fnUntraced(function* (orderId: string, key: string) {
  const sql = yield* PgClient.PgClient
  return yield* decodeAttempts(
    yield* sql`SELECT id AS reference, number, key_hash = ${hashOf(key)} AS "isSameKey", begun_at AS "begunAt",
                      ended_at AS "endedAt", answer, session
      FROM payment_attempt WHERE order_id = ${orderId} ORDER BY number`,
  )
})
export type StoredAttempt = Effect.Success<ReturnType<typeof readAttempts>>[number]

/** Creates an order's next attempt, in the transaction that locks the order. */
export const mintAttempt = Effect.fnUntraced(function* (orderId: string, number: number, key: string) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  const reference = `${orderId}-${number}`
  yield* sql`INSERT INTO payment_attempt (id, order_id, number, key_hash, begun_at)
    VALUES (${reference}, ${orderId}, ${number}, ${hashOf(key)}, ${at})`
  return reference
})

/** Ends an attempt and deletes the data of its component. If it is paid after all, a notification reports that. */
export const endAttempt = Effect.fnUntraced(function* (reference: string) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  yield* sql`UPDATE payment_attempt SET ended_at = ${at}, session = NULL, answer = answer || '{"action": null}'::jsonb
    WHERE id = ${reference} AND ended_at IS NULL`
})

/**
 * Stores the provider's answer to an attempt, for repeats and for the customer. A refusal ends the attempt, and is kept
 * when a notification has ended it already.
 */
export const keepAnswer = Effect.fnUntraced(function* (reference: string, answer: PaymentAnswer) {
  const sql = yield* PgClient.PgClient
  const isOver = readResult(answer.resultCode) === "over"
  const kept = isOver ? { ...answer, action: null } : answer
  yield* sql`UPDATE payment_attempt SET answer = ${sql.json(encodeAnswer(kept))}
    WHERE id = ${reference} AND (ended_at IS NULL OR ${isOver})`
  if (isOver) yield* endAttempt(reference)
})

/** Stores the session that the provider opened for an attempt. */
export const keepSession = Effect.fnUntraced(function* (reference: string, session: ProviderData) {
  const sql = yield* PgClient.PgClient
  yield* sql`UPDATE payment_attempt SET session = ${sql.json(session)}
    WHERE id = ${reference} AND ended_at IS NULL`
})

interface Charge {
  readonly charge: string
  readonly state: "authorised" | "cancelled" | "refunded"
}

/** All facts about the payment of an order. A charge of another amount does not count. */
export const readFacts = Effect.fnUntraced(function* (orderId: string, attempts: readonly StoredAttempt[]) {
  const sql = yield* PgClient.PgClient
  const charges = yield* sql<Charge>`
    SELECT psp_reference AS charge, state FROM payment_charge
    WHERE order_id = ${orderId} AND reversal IS DISTINCT FROM 'wrongAmount'`
  return [
    ...attempts.map(({ number, endedAt }): PaymentFact => ({
      _tag: endedAt === null ? "AttemptBegun" : "AttemptEnded",
      attempt: number,
    })),
    ...charges.map(({ charge, state }): PaymentFact =>
      state === "authorised" ? { _tag: "Authorised", charge } : { _tag: "Reversed", charge, how: state },
    ),
  ]
})
