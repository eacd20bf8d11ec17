import { PgClient } from "@effect/sql-pg"
import { codeRules } from "@skorpe/core/domain/account"
import type { BotCheckPurpose } from "@skorpe/core/domain/botCheck"
import { Effect } from "effect"
import { randomInt } from "node:crypto"
import { BotCheck } from "../botCheck/BotCheck.ts"
import { callerAddress } from "../http/callerAddress.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { refuse } from "../http/refuse.ts"
import { takeTurn } from "../limits/takeTurn.ts"
import { post } from "../messages/post.ts"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { Settings } from "../settings/Settings.ts"
import { isKnownHere } from "./knownPhone.ts"
import { Limits } from "./limits.ts"
import { accountTexts } from "./texts.ts"

/** The purpose of a code: to log in or prove a number, or to change a customer's number. */
export type CodePurpose = { readonly _tag: "Login" } | { readonly _tag: "NewNumber"; readonly customerId: string }

const subjectOf = Effect.fnUntraced(function* (purpose: CodePurpose, phone: string) {
  const { keyed } = yield* ServerSecret
  return keyed("code of", purpose._tag, purpose._tag === "Login" ? "" : purpose.customerId, phone)
})

const hashOfCode = (subject: Buffer, code: string) =>
  Effect.map(ServerSecret, ({ keyed }) => keyed("code", subject.toString("hex"), code.trim()))

const botPurposes = { Login: "login", NewNumber: "change-number" } as const satisfies Record<
  CodePurpose["_tag"],
  BotCheckPurpose
>

const numberOf = (phone: string) => Effect.map(ServerSecret, ({ keyed }) => keyed("sms to", phone).toString("hex"))

/** Takes one of the few messages that go out without a bot check. */
const takeUncheckedTurn = Effect.fnUntraced(function* (phone: string) {
  const { uncheckedSmsFromAddress, uncheckedSmsToNumber, uncheckedSmsInTotal } = yield* Limits
  return (
    (yield* takeTurn(`unchecked sms from ${yield* callerAddress}`, uncheckedSmsFromAddress)) &&
    (yield* takeTurn(`unchecked sms to ${yield* numberOf(phone)}`, uncheckedSmsToNumber)) &&
    (yield* takeTurn("unchecked sms", uncheckedSmsInTotal))
  )
})

/** Takes one turn of a number's limit; when none is left, one of its owner's, on a device that proved the number. */
const takeNumberTurn = Effect.fnUntraced(function* (phone: string) {
  const { smsToNumber, smsToOwner } = yield* Limits
  const number = yield* numberOf(phone)
  if (yield* takeTurn(`sms to ${number}`, smsToNumber)) return true
  return (yield* isKnownHere(phone)) && (yield* takeTurn(`sms to the owner of ${number}`, smsToOwner))
})

/**
 * Refuses (4034) when the limit of text messages is reached, for the number, the caller or in total. A call without a
 * bot check must pass its own lower limits first, so that it cannot use up the others.
 */
const takeSmsTurn = Effect.fnUntraced(function* (purpose: CodePurpose, phone: string, proof: string | undefined) {
  const limits = yield* Limits
  const isPassed = yield* (yield* BotCheck).isPassed(botPurposes[purpose._tag], proof)
  const isLeft =
    (isPassed || (yield* isKnownHere(phone)) || (yield* takeUncheckedTurn(phone))) &&
    (yield* takeTurn(`sms from ${yield* callerAddress}`, limits.smsFromAddress)) &&
    (yield* takeNumberTurn(phone)) &&
    (yield* takeTurn("sms", limits.smsInTotal))
  if (!isLeft) yield* refuse.tooMany(4034)
})

/** Writes a number as a code, padded with zeros. */
export const writeCode = (number: number): string => String(number).padStart(codeRules.digits, "0")

/**
 * Sends a new code to a number; it replaces an earlier one for the same purpose. Does not look up an account. `proof` is
 * the call's proof of a bot check, if it has one.
 */
export const sendCode = Effect.fnUntraced(function* (purpose: CodePurpose, phone: string, proof: string | undefined) {
  const sql = yield* PgClient.PgClient
  yield* takeSmsTurn(purpose, phone, proof)
  const code = writeCode(randomInt(10 ** codeRules.digits))
  const subject = yield* subjectOf(purpose, phone)
  const expiresAt = (yield* Settings).now() + codeRules.holds
  const text = accountTexts[yield* currentLanguage].code(code)
  yield* sql.withTransaction(
    Effect.andThen(
      sql`INSERT INTO login_code (subject, code_hash, tries, expires_at)
        VALUES (${subject}, ${yield* hashOfCode(subject, code)}, 0, ${new Date(expiresAt)})
        ON CONFLICT (subject) DO UPDATE
          SET code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
      post({ _tag: "Sms", to: phone, text }, expiresAt),
    ),
  )
})

/**
 * Whether this is the code that was sent; a right code is used up. A try is counted before it is compared, so that at most
 * five tries are compared with one code, however many are made in parallel.
 */
export const spendCode = Effect.fnUntraced(function* (purpose: CodePurpose, phone: string, code: string) {
  const sql = yield* PgClient.PgClient
  const now = new Date((yield* Settings).now())
  const subject = yield* subjectOf(purpose, phone)
  const hash = yield* hashOfCode(subject, code)
  const [tried] = yield* sql<{ readonly isRight: boolean }>`
    UPDATE login_code SET tries = tries + 1
    WHERE subject = ${subject} AND tries < ${codeRules.tries} AND expires_at > ${now}
    RETURNING code_hash = ${hash} AS "isRight"`
  if (tried?.isRight !== true) return false
  // Only one of several parallel calls can use the code up; a code that was sent meanwhile is a different one.
  const spent = yield* sql`DELETE FROM login_code WHERE subject = ${subject} AND code_hash = ${hash} RETURNING 1`
  return spent.length === 1
})

/** Refuses (2004) an address that has tried too many codes, for any numbers. */
export const takeCodeTurn = Effect.gen(function* () {
  const { codesFromAddress } = yield* Limits
  if (!(yield* takeTurn(`codes from ${yield* callerAddress}`, codesFromAddress))) yield* refuse.forbidden(2004)
})
