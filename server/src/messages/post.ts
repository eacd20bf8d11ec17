import { PgClient } from "@effect/sql-pg"
import type { Millis } from "@skorpe/core/time"
import { Effect } from "effect"
import { Settings } from "../settings.ts"

/** What is said to somebody outside the shop. `to` is an E.164 number or an e-mail address. */
export type Message =
  | { readonly _tag: "Sms"; readonly to: string; readonly text: string }
  | { readonly _tag: "Mail"; readonly to: string; readonly subject: string; readonly text: string }

/**
 * Puts a message into the outbox, in the transaction of whatever asks for it: it leaves if and only if that holds.
 * Where it could not leave before `expiresAt`, it says nothing any more and is thrown away.
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
