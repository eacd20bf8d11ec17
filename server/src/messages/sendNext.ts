import { PgClient } from "@effect/sql-pg"
import { Effect, Schema } from "effect"
import { Settings } from "../settings/Settings.ts"
import type { Delivery } from "./delivery.ts"
import type { Message } from "./post.ts"

/** The number of attempts after which a message is abandoned. */
export const mostAttempts = 8

/** The back-off after the n-th attempt in milliseconds: it exceeds the timeout of an attempt, and doubles. */
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

/** Claims the next due message until its next attempt, so that no other server sends it meanwhile. */
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
 * Sends one due message; returns `false` when none is due. A delivered message is deleted. A message without a gateway
 * is marked as printed and stays. A failed one is retried with back-off, and finally abandoned.
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
