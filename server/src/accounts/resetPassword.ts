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
import { Limits } from "./limits.ts"
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

/** Replaces a password that is still the one checked; `false` when it is another by now. */
const replacePassword = Effect.fnUntraced(function* (customerId: string, checked: string | null, hash: string) {
  const sql = yield* PgClient.PgClient
  const replaced = yield* sql`UPDATE customer SET password_hash = ${hash}
    WHERE id = ${customerId} AND password_hash IS NOT DISTINCT FROM ${checked} RETURNING 1`
  if (replaced.length === 0) return false
  yield* sql`DELETE FROM password_reset WHERE customer_id = ${customerId}`
  yield* endOtherSessions(customerId, yield* ownSession(customerId))
  return true
})

/** Sets a new password for the token of a mail, once; 3013 when it does not fit the address, is used or has expired. */
export const resetWithToken = Effect.fnUntraced(function* (email: string, token: string, newPassword: string) {
  const sql = yield* PgClient.PgClient
  yield* takePasswordTurn(email.trim())
  const hash = yield* hashPassword(newPassword)
  const now = new Date((yield* Settings).now())
  const isDone = yield* sql.withTransaction(
    Effect.gen(function* () {
      // Locks the customer first, as the deletion of an account does.
      const [found] = yield* sql<{ readonly id: string; readonly passwordHash: string | null }>`
        SELECT id, password_hash AS "passwordHash" FROM customer WHERE lower(email) = lower(${email.trim()}) FOR UPDATE`
      const spent = yield* sql`DELETE FROM password_reset
        WHERE token_hash = ${hashOf(token)} AND expires_at > ${now} AND customer_id = ${found?.id ?? null}
        RETURNING 1`
      if (found === undefined || spent.length === 0) return false
      return yield* replacePassword(found.id, found.passwordHash, hash)
    }),
  )
  if (!isDone) return yield* refuse.badRequest(3013)
  yield* forgetPasswordTurns(email.trim())
})

/** Changes the password; 1019 if the old one is wrong or the address has no account. */
export const resetWithPassword = Effect.fnUntraced(function* (email: string, old: string, newPassword: string) {
  const sql = yield* PgClient.PgClient
  yield* takePasswordTurn(email.trim())
  const found = yield* customerByEmail(email.trim())
  const isRight = yield* isPassword(old, found?.passwordHash ?? null)
  if (found === null || !isRight) return yield* refuse.badRequest(1019)
  const hash = yield* hashPassword(newPassword)
  // The owner may have chosen a new one while the hash was made.
  const isDone = yield* sql.withTransaction(replacePassword(found.id, found.passwordHash, hash))
  if (!isDone) return yield* refuse.badRequest(1019)
  yield* forgetPasswordTurns(email.trim())
})
