import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { answerTime } from "../passkeys/simpleWebAuthn.ts"
import { hashOf, newToken } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"

/** A new challenge for a login, which any passkey may sign, once. */
export const challengeLogin = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const challenge = newToken()
  const expiresAt = new Date((yield* Settings).now() + answerTime)
  yield* sql`INSERT INTO passkey_challenge (challenge_hash, expires_at) VALUES (${hashOf(challenge)}, ${expiresAt})`
  return challenge
})

/** A new challenge for a new passkey of a customer, in place of their last one. */
export const challengeCustomer = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const challenge = newToken()
  const expiresAt = new Date((yield* Settings).now() + answerTime)
  yield* sql`INSERT INTO passkey_challenge (challenge_hash, customer_id, expires_at)
    SELECT ${hashOf(challenge)}, id, ${expiresAt} FROM customer WHERE id = ${customerId}
    ON CONFLICT (customer_id) DO UPDATE
      SET challenge_hash = excluded.challenge_hash, expires_at = excluded.expires_at`
  return challenge
})

/**
 * Uses a challenge up. Whether it was valid for this purpose: a login for `null`, else a new passkey of the customer.
 */
export const spendChallenge = Effect.fnUntraced(function* (customerId: string | null, challenge: string) {
  const sql = yield* PgClient.PgClient
  const now = new Date((yield* Settings).now())
  const spent = yield* sql`DELETE FROM passkey_challenge
    WHERE challenge_hash = ${hashOf(challenge)} AND customer_id IS NOT DISTINCT FROM ${customerId} AND expires_at > ${now}
    RETURNING 1`
  return spent.length === 1
})
