import { PgClient } from "@effect/sql-pg"
import { Language } from "@skorpe/core/domain/language"
import { Effect, Layer, Schedule, Schema } from "effect"
import { post } from "../messages/post.ts"
import { hashOf, newToken } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"
import { mailVerificationLater } from "./emailVerification.ts"
import { customerByEmail } from "./findCustomer.ts"
import { resetHolds } from "./limits.ts"
import { accountTexts } from "./texts.ts"

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ email: Schema.String, language: Language })))

const grantOne = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const [wish] = yield* decodeRows(
    yield* sql`DELETE FROM reset_wish
      WHERE id = (SELECT id FROM reset_wish ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING email, language`,
  )
  if (wish === undefined) return false
  const found = yield* customerByEmail(wish.email)
  if (found === null) return true
  // Whoever opens a reset link gets the account, so the address must be known to be its customer's.
  if (!found.isVerified) {
    yield* mailVerificationLater(found.id)
    return true
  }
  const token = newToken()
  const expiresAt = (yield* Settings).now() + resetHolds
  yield* sql`INSERT INTO password_reset (token_hash, customer_id, expires_at)
    VALUES (${hashOf(token)}, ${found.id}, ${new Date(expiresAt)})`
  const { resetSubject, reset } = accountTexts[wish.language]
  // To the address of the account, not the typed one: the database matches letters (İ and i) that mail keeps apart.
  const text = reset(linkTo((yield* Settings).shopUrl, found.email, token))
  yield* post({ _tag: "Mail", to: found.email, subject: resetSubject, text }, expiresAt)
  return true
})

const round = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  while (yield* sql.withTransaction(grantOne)) yield* Effect.yieldNow
})

/**
 * Sends reset links for stored requests whose address has an account, and drops the others. An address that is not
 * confirmed gets the link that confirms it. Links use the shop's configured address, never a request's host header.
 */
export const sendResetLinks = Layer.effectDiscard(
  round.pipe(
    Effect.catchCause((cause) => Effect.logDebug("sending reset links skips a round", cause)),
    Effect.repeat(Schedule.spaced(300)),
    Effect.forkScoped,
  ),
)

/** The link to the page for a new password. The token is in the fragment (after the #), so that no server logs it. */
const linkTo = (shopUrl: string, email: string, token: string): string => {
  const link = new URL("/nytt-passord", shopUrl)
  link.hash = new URLSearchParams({ email, token }).toString()
  return link.href
}
