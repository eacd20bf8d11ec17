import { PgClient } from "@effect/sql-pg"
import { Effect, Schema } from "effect"
import { Settings } from "../settings.ts"
import type { Delivery } from "./delivery.ts"
import type { Message } from "./post.ts"

/** After so many attempts a message is given up. */
export const mostAttempts = 8

/** Milliseconds until a message is tried again after its n-th attempt: longer than an attempt may take, and doubling. */
export const waitAfter = (attempts: number): number => 30_000 * 2 ** (attempts - 1)

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      id: Schema.BigInt,
      kind: Schema.Literals(["sms", "mail"]),
      recipient: Schema.String,
      subject: Schema.String,
      body: Schema.String,
      attempts: Schema.Int,
    }),
  ),
)

/** Takes the next message that is due. It is nobody else's until its next attempt, so that two servers never send it twice. */
const claim = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const now = (yield* Settings).now()
  const at = new Date(now)
  const [row] = yield* decodeRows(
    yield* sql`UPDATE outbox SET
        attempts = attempts + 1,
        next_attempt_at = ${at}::timestamptz + interval '1 millisecond' * (${waitAfter(1)}::float8 * 2 ^ attempts)
      WHERE id = (
        SELECT id FROM outbox
        WHERE sent_at IS NULL AND given_up_at IS NULL AND next_attempt_at <= ${at}
          AND (expires_at IS NULL OR expires_at > ${at})
        ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING id, kind, recipient, subject, body, attempts`,
  )
  return row
})

/**
 * Sends one message that is due; `false` when none is. What a gateway has taken is gone from the database; what stays
 * in the outbox is marked as shown; what fails waits, and is given up in the end.
 */
export const sendNext = Effect.fnUntraced(function* (delivery: Delivery) {
  const sql = yield* PgClient.PgClient
  const row = yield* claim
  if (row === undefined) return false
  const { id, kind, recipient: to, subject, body: text, attempts } = row
  const message: Message = kind === "sms" ? { _tag: "Sms", to, text } : { _tag: "Mail", to, subject, text }
  const deliver = delivery[kind]
  const at = new Date((yield* Settings).now())
  if (deliver === null) {
    delivery.show?.(lineOf(message))
    yield* sql`UPDATE outbox SET sent_at = ${at} WHERE id = ${id}`
    return true
  }
  yield* deliver(message, `skorpe-${id}`).pipe(
    Effect.andThen(sql`DELETE FROM outbox WHERE id = ${id}`),
    Effect.catchTag("NotDelivered", ({ why }) =>
      Effect.gen(function* () {
        yield* Effect.logWarning(`message ${id} (${kind}) was not delivered at attempt ${attempts}: ${why}`)
        if (attempts >= mostAttempts) yield* sql`UPDATE outbox SET given_up_at = ${at} WHERE id = ${id}`
      }),
    ),
  )
  return true
})

const lineOf = (message: Message): string =>
  message._tag === "Sms"
    ? `SMS to ${message.to}: ${message.text}`
    : `Mail to ${message.to}: ${message.subject}\n${message.text}`
