import { PgClient } from "@effect/sql-pg"
import { Language } from "@skorpe/core/domain/language"
import { Effect, Schema } from "effect"
import { refuse } from "../http/refuse.ts"
import { countTurn, takeTurn } from "../limits/takeTurn.ts"
import { post } from "../messages/post.ts"
import { shopLink } from "../messages/shopLink.ts"
import { hashOf, newToken } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"
import { Limits, verificationHolds } from "./limits.ts"
import { accountTexts } from "./texts.ts"

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ email: Schema.String, language: Language })))

const subjectOf = (customerId: string): string => `verifications of ${customerId}`

/** Mails a link to the customer's unconfirmed address; does nothing when there is none. */
const mailLink = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const token = newToken()
  const expiresAt = (yield* Settings).now() + verificationHolds
  const [to] = yield* decodeRows(
    yield* sql`WITH link AS (
        INSERT INTO email_verification (token_hash, customer_id, email, expires_at)
        SELECT ${hashOf(token)}, id, email, ${new Date(expiresAt)} FROM customer
        WHERE id = ${customerId} AND email IS NOT NULL AND email_verified_at IS NULL
        RETURNING customer_id, email
      )
      SELECT link.email, customer.language FROM link JOIN customer ON customer.id = link.customer_id`,
  )
  if (to === undefined) return
  const { verifySubject, verify } = accountTexts[to.language]
  // The token is in the fragment (after the #), so that no server logs it.
  const text = verify(yield* shopLink(to.language, `/min-side#email=${token}`))
  yield* post({ _tag: "Mail", to: to.email, subject: verifySubject, text }, expiresAt)
})

/** Mails a customer a link that confirms their address, in the caller's transaction, up to the daily limit. */
export const mailVerification = Effect.fnUntraced(function* (customerId: string) {
  if (yield* takeTurn(subjectOf(customerId), (yield* Limits).verificationsOfCustomer)) yield* mailLink(customerId)
})

/** As `mailVerification`, but outside a call, where no response can say when to retry. */
export const mailVerificationLater = Effect.fnUntraced(function* (customerId: string) {
  if (yield* countTurn(subjectOf(customerId), (yield* Limits).verificationsOfCustomer)) yield* mailLink(customerId)
})

/** Mails the link again at the customer's wish; 3014 when no address waits to be confirmed, 429 (1001) beyond the limit. */
export const sendVerification = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const waiting = yield* sql`SELECT 1 FROM customer
    WHERE id = ${customerId} AND email IS NOT NULL AND email_verified_at IS NULL`
  if (waiting.length === 0) return yield* refuse.badRequest(3014)
  const isLeft = yield* takeTurn(subjectOf(customerId), (yield* Limits).verificationsOfCustomer)
  if (!isLeft) return yield* refuse.tooMany(1001)
  yield* sql.withTransaction(mailLink(customerId))
})

/**
 * Confirms the address that a link was mailed to; 3014 when the link has expired, or its address was since changed or
 * confirmed by another link. A repeat succeeds, because the first call's response may have been lost.
 */
export const verifyEmail = Effect.fnUntraced(function* (token: string) {
  const sql = yield* PgClient.PgClient
  const now = new Date((yield* Settings).now())
  const isDone = yield* sql.withTransaction(
    Effect.gen(function* () {
      // Locks the customer first, as a change of the address does.
      const [found] = yield* sql<{ readonly id: string }>`
        SELECT customer.id FROM email_verification AS link JOIN customer ON customer.id = link.customer_id
        WHERE link.token_hash = ${hashOf(token)} AND link.expires_at > ${now} FOR UPDATE OF customer`
      if (found === undefined) return false
      // A change of the address, or another link, may have deleted this one before the lock.
      const confirmed = yield* sql`UPDATE customer SET email_verified_at = COALESCE(email_verified_at, ${now})
        FROM email_verification AS link
        WHERE link.token_hash = ${hashOf(token)} AND customer.id = link.customer_id AND customer.email = link.email
        RETURNING 1`
      if (confirmed.length === 0) return false
      yield* sql`DELETE FROM email_verification WHERE customer_id = ${found.id} AND token_hash <> ${hashOf(token)}`
      return true
    }),
  )
  if (!isDone) return yield* refuse.badRequest(3014)
})

/** Deletes what was sent to an address that a customer gives up: links that still work, and mails not yet deleted. */
export const forgetAddress = Effect.fnUntraced(function* (customerId: string, email: string) {
  const sql = yield* PgClient.PgClient
  yield* sql`DELETE FROM email_verification WHERE customer_id = ${customerId}`
  yield* sql`DELETE FROM password_reset WHERE customer_id = ${customerId}`
  // Now, because a later deletion of the account could not find them.
  yield* sql`DELETE FROM outbox WHERE kind = 'mail' AND recipient = ${email}`
})
