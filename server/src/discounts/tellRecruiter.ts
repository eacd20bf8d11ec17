import { PgClient } from "@effect/sql-pg"
import { NotificationType } from "@skorpe/core/domain/account"
import { Language, type Localised } from "@skorpe/core/domain/language"
import { Effect, Schema } from "effect"
import { unsubscribeToken } from "../accounts/unsubscribe.ts"
import { post } from "../messages/post.ts"
import { Settings } from "../settings/Settings.ts"
import { rewardWords } from "./recruitWords.ts"

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      phone: Schema.String,
      email: Schema.NullOr(Schema.String),
      isVerified: Schema.Boolean,
      language: Language,
      ways: Schema.Array(NotificationType),
    }),
  ),
)

/** Sends a customer the reward code of a friend's first order, by mail to a confirmed address or otherwise by SMS, as their settings allow. */
export const tellRecruiter = Effect.fnUntraced(function* (customerId: string, code: string, gives: Localised) {
  const sql = yield* PgClient.PgClient
  const [self] = yield* decodeRows(
    yield* sql`SELECT phone, email, email_verified_at IS NOT NULL AS "isVerified", language,
        notification_types AS ways FROM customer WHERE id = ${customerId}`,
  ).pipe(Effect.orDie)
  if (self === undefined) return
  const words = rewardWords[self.language]
  const text = words.text(gives[self.language], code)
  if (self.email !== null && self.isVerified && self.ways.includes("email")) {
    // The token is in the fragment, so that no server logs it.
    const end = words.end(`${(yield* Settings).shopUrl}/u#${yield* unsubscribeToken(customerId)}`)
    yield* post({ _tag: "Mail", to: self.email, subject: words.subject, text: `${text}\n\n${end}` })
  } else if (self.ways.includes("sms")) yield* post({ _tag: "Sms", to: self.phone, text })
})
