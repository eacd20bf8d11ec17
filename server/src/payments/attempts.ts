import { PgClient } from "@effect/sql-pg"
import { PaymentAnswer, type PaymentFact, ProviderData, readResult } from "@skorpe/core/payment"
import { Effect, Schema } from "effect"
import { hashOf } from "../secrets.ts"
import { Settings } from "../settings.ts"

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

/** Mints an order's next attempt, in the transaction that holds the order. */
export const mintAttempt = Effect.fnUntraced(function* (orderId: string, number: number, key: string) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  const reference = `${orderId}-${number}`
  yield* sql`INSERT INTO payment_attempt (id, order_id, number, key_hash, begun_at)
    VALUES (${reference}, ${orderId}, ${number}, ${hashOf(key)}, ${at})`
  return reference
})

/** Ends an attempt: it brings no money any more, or if it does after all, a notification tells. What its component was told is forgotten. */
export const endAttempt = Effect.fnUntraced(function* (reference: string) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  yield* sql`UPDATE payment_attempt SET ended_at = ${at}, session = NULL, answer = answer || '{"action": null}'::jsonb
    WHERE id = ${reference} AND ended_at IS NULL`
})

/** Keeps what the provider said of an open attempt, for repeats and for the customer; a refusal ends it. */
export const keepAnswer = Effect.fnUntraced(function* (reference: string, answer: PaymentAnswer) {
  const sql = yield* PgClient.PgClient
  yield* sql`UPDATE payment_attempt SET answer = ${JSON.stringify(encodeAnswer(answer))}::text::jsonb
    WHERE id = ${reference} AND ended_at IS NULL`
  if (readResult(answer.resultCode) === "over") yield* endAttempt(reference)
})

/** Keeps the session that the provider opened for an attempt. */
export const keepSession = Effect.fnUntraced(function* (reference: string, session: ProviderData) {
  const sql = yield* PgClient.PgClient
  yield* sql`UPDATE payment_attempt SET session = ${JSON.stringify(session)}::text::jsonb
    WHERE id = ${reference} AND ended_at IS NULL`
})

interface Charge {
  readonly charge: string
  readonly state: "authorised" | "cancelled" | "refunded"
}

/** All that is known of the payment of an order; money that is not its exact sum pays nothing. */
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
