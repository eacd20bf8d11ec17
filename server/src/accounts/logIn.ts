import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { spendCode, takeCodeTurn } from "./codes.ts"
import { customerByEmail, customerByPhone } from "./findCustomer.ts"
import { forgetPasswordTurns, takePasswordTurn } from "./passwordTurn.ts"
import { isPassword } from "./passwords.ts"
import { knowPhone } from "./knownPhone.ts"
import { givePhoneProof } from "./phoneProof.ts"
import { phoneIn, refuseBlocked } from "./phones.ts"
import { beginSession, type Checked, endSession } from "./sessions.ts"
import { sentSession } from "./sessionCookies.ts"

/** Starts a session, and ends the caller's earlier one; `null` in the same cases as `beginSession`. */
export const enter = Effect.fnUntraced(function* (
  customerId: string,
  origin: string,
  isStill: (account: Checked) => boolean,
) {
  const old = yield* sentSession
  const grant = yield* beginSession(customerId, origin, isStill)
  if (grant !== null && old !== null) yield* endSession(old)
  return grant
})

/** Logs in with a code. Only a right code reveals that a number has no account (3009). */
export const logInWithCode = Effect.fnUntraced(function* (typed: string, code: string, origin: string) {
  const phone = yield* phoneIn(typed)
  yield* refuseBlocked(phone)
  yield* takeCodeTurn
  if (!(yield* spendCode({ _tag: "Login" }, phone, code))) return yield* refuse.badRequest(4038)
  yield* knowPhone(phone)
  const customerId = yield* customerByPhone(phone)
  const grant = customerId === null ? null : yield* enter(customerId, origin, (account) => account.phone === phone)
  if (grant !== null) return grant
  yield* givePhoneProof(phone)
  return yield* refuse.notFound(3009)
})

/** Proves a number, for an order or for the registration that follows; a wrong code is 401 (4038). */
export const verifyPhone = Effect.fnUntraced(function* (typed: string, code: string) {
  const phone = yield* phoneIn(typed)
  yield* refuseBlocked(phone)
  yield* takeCodeTurn
  if (!(yield* spendCode({ _tag: "Login" }, phone, code))) return yield* refuse.unauthorized(4038)
  yield* knowPhone(phone)
  yield* givePhoneProof(phone)
})

/**
 * Logs in with a password. An unknown address, a missing and a wrong password take equally long and get the same code
 * (2001).
 */
export const logInWithEmail = Effect.fnUntraced(function* (typed: string, password: string) {
  const email = typed.trim()
  yield* takePasswordTurn(email)
  const found = yield* customerByEmail(email)
  const isRight = yield* isPassword(password, found?.passwordHash ?? null)
  if (found === null || !isRight) return yield* refuse.badRequest(2001)
  const grant = yield* enter(found.id, "web", ({ passwordHash }) => passwordHash === found.passwordHash)
  if (grant === null) return yield* refuse.badRequest(2001)
  yield* forgetPasswordTurns(email)
  return grant
})
