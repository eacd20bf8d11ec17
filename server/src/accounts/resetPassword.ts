import { PgClient } from "@effect/sql-pg"
import { readEmail } from "@skorpe/core/domain/account"
import { Effect } from "effect"
import { callerAddress } from "../http/callerAddress.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { refuse } from "../http/refuse.ts"
import { takeTurn } from "../limits/takeTurn.ts"
import { hashOf } from "../secrets/secrets.ts"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { Settings } from "../settings/Settings.ts"
import { customerByEmail } from "./findCustomer.ts"
import { Limits, resetHolds } from "./limits.ts"
import { forgetPasswordTurns, takePasswordTurn } from "./passwordTurn.ts"
import { hashPassword, isPassword } from "./passwords.ts"
import { sameMailbox } from "./sameMailbox.ts"
import { sentSession } from "./sessionCookies.ts"
import { findSession, endOtherSessions } from "./sessions.ts"

/** Stores a request for a reset link. It does the same for every address; accounts are looked up later. */
export const requestReset = Effect.fnUntraced(function* (typed: string) {
  const sql = yield* PgClient.PgClient
  const limits = yield* Limits
  const email = readEmail(typed)
  if (email === null) return yield* refuse.badRequest(1009)
  const subject = (yield* ServerSecret).keyed("email", sameMailbox(email)).toString("hex")
  const isLeft =
    (yield* takeTurn(`resets from ${yield* callerAddress}`, limits.resetsFromAddress)) &&
    (yield* takeTurn(`resets of ${subject}`, limits.resetsOfAddress))
  if (!isLeft) return yield* refuse.tooMany(2004)
  const at = new Date((yield* Settings).now())
  yield* sql`INSERT INTO reset_wish (email, language, at) VALUES (${email}, ${yield* currentLanguage}, ${at})`
})

/** The caller's session if it is this customer's: it is kept when the others end. */
const ownSession = Effect.fnUntraced(function* (customerId: string) {
  const token = yield* sentSession
  const found = token === null ? null : yield* findSession(token)
  return found?.caller.customerId === customerId ? found.caller.sessionId : null
})

/** Replaces a password if it is still the one that was checked; `false` if it has changed. */
const replacePassword = Effect.fnUntraced(function* (customerId: string, checked: string | null, hash: string) {
  const sql = yield* PgClient.PgClient
  const replaced = yield* sql`UPDATE customer SET password_hash = ${hash}
    WHERE id = ${customerId} AND password_hash IS NOT DISTINCT FROM ${checked} RETURNING 1`
  if (replaced.length === 0) return false
  yield* sql`DELETE FROM password_reset WHERE customer_id = ${customerId} AND used_at IS NULL`
  yield* endOtherSessions(customerId, yield* ownSession(customerId))
  return true
})

const resetOnce = Effect.fnUntraced(function* (email: string, token: string, hash: string) {
  const sql = yield* PgClient.PgClient
  const now = new Date((yield* Settings).now())
  // Locks the customer first, as the deletion of an account does.
  const [found] = yield* sql<{ readonly id: string; readonly passwordHash: string | null }>`
    SELECT id, password_hash AS "passwordHash" FROM customer WHERE lower(email) = lower(${email}) FOR UPDATE`
  const spent = yield* sql`UPDATE password_reset SET used_at = ${now}
    WHERE token_hash = ${hashOf(token)} AND used_at IS NULL AND expires_at > ${now}
      AND customer_id = ${found?.id ?? null}
    RETURNING 1`
  if (found === undefined || spent.length === 0) return false
  return yield* replacePassword(found.id, found.passwordHash, hash)
})

/** Whether this link has set the account's current password: then the call is a repeat after a lost response. */
const isSetWith = Effect.fnUntraced(function* (email: string, token: string, password: string) {
  const sql = yield* PgClient.PgClient
  const now = new Date((yield* Settings).now())
  const [used] = yield* sql<{ readonly passwordHash: string | null }>`
    SELECT password_hash AS "passwordHash" FROM password_reset JOIN customer ON customer.id = customer_id
    WHERE token_hash = ${hashOf(token)} AND used_at IS NOT NULL AND expires_at > ${now}
      AND lower(email) = lower(${email})`
  return used !== undefined && (yield* isPassword(password, used.passwordHash))
})

/**
 * Sets a new password for the token of a mail, once; 3013 when it does not fit the address, has expired, or was used for
 * another password than the account has.
 */
export const resetWithToken = Effect.fnUntraced(function* (email: string, token: string, newPassword: string) {
  const sql = yield* PgClient.PgClient
  const address = email.trim()
  yield* takePasswordTurn(address)
  const hash = yield* hashPassword(newPassword)
  const isSet =
    (yield* sql.withTransaction(resetOnce(address, token, hash))) || (yield* isSetWith(address, token, newPassword))
  if (!isSet) return yield* refuse.badRequest(3013)
  yield* forgetPasswordTurns(address)
})

const changeOnce = Effect.fnUntraced(function* (email: string, old: string, newPassword: string) {
  const sql = yield* PgClient.PgClient
  const found = yield* customerByEmail(email)
  const isRight = yield* isPassword(old, found?.passwordHash ?? null)
  if (found === null || !isRight) return false
  const hash = yield* hashPassword(newPassword)
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // The owner may have chosen another one while the hash was made.
      if (!(yield* replacePassword(found.id, found.passwordHash, hash))) return false
      yield* sql`UPDATE session SET password_changed_at = ${new Date((yield* Settings).now())}
        WHERE id = ${yield* ownSession(found.id)}`
      return true
    }),
  )
})

/**
 * Whether this session has just changed the password to this one: then the call is a repeat after a lost response. The
 * check compares a second password, so it counts as a second try; without a recent change nothing is compared.
 */
const isChangedTo = Effect.fnUntraced(function* (email: string, password: string) {
  const sql = yield* PgClient.PgClient
  const found = yield* customerByEmail(email)
  if (found === null) return false
  const since = new Date((yield* Settings).now() - resetHolds)
  const changes = yield* sql`SELECT 1 FROM session
    WHERE id = ${yield* ownSession(found.id)} AND password_changed_at > ${since}`
  if (changes.length === 0) return false
  yield* takePasswordTurn(email)
  return yield* isPassword(password, found.passwordHash)
})

/** Changes the password; 1019 if the old one is wrong or the address has no account. */
export const resetWithPassword = Effect.fnUntraced(function* (email: string, old: string, newPassword: string) {
  const address = email.trim()
  yield* takePasswordTurn(address)
  const isChanged = (yield* changeOnce(address, old, newPassword)) || (yield* isChangedTo(address, newPassword))
  if (!isChanged) return yield* refuse.badRequest(1019)
  yield* forgetPasswordTurns(address)
})
