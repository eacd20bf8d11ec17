import { PgClient } from "@effect/sql-pg"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { Settings } from "../settings/Settings.ts"

/** A message to a person. `to` is an E.164 number or an e-mail address. */
export type Message =
  | { readonly _tag: "Sms"; readonly to: string; readonly text: string }
  | { readonly _tag: "Mail"; readonly to: string; readonly subject: string; readonly text: string }

/**
 * Puts a message into the outbox, in the caller's transaction: it is sent if and only if the transaction commits. A
 * message that is not sent before `expiresAt` is deleted.
 */
export const post = Effect.fnUntraced(function* (message: Message, expiresAt: Millis | null = null) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  const kind = message._tag === "Sms" ? "sms" : "mail"
  const subject = message._tag === "Sms" ? "" : message.subject
  yield* sql`INSERT INTO outbox (kind, recipient, subject, body, posted_at, next_attempt_at, expires_at)
    VALUES (${kind}, ${message.to}, ${subject}, ${message.text}, ${at}, ${at},
            ${expiresAt === null ? null : new Date(expiresAt)})`
})
