import { PgClient } from "@effect/sql-pg"
import { readPhone } from "@skorpe/core/domain/phone"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { Settings } from "../settings/Settings.ts"

/** A typed phone number as E.164; 1031 if it is invalid. */
export const phoneIn = Effect.fnUntraced(function* (typed: string) {
  const { market } = yield* Settings
  const answer = readPhone(typed, market)
  return answer._tag === "Phone" ? answer.e164 : yield* refuse.badRequest(1031)
})

/** A keyed hash of a phone number, for use where the number itself is not needed. */
export const phoneSubject = (phone: string) => Effect.map(ServerSecret, ({ keyed }) => keyed("phone", phone))

/** Refuses a blocked number (4037), with or without an account. */
export const refuseBlocked = Effect.fnUntraced(function* (phone: string) {
  const sql = yield* PgClient.PgClient
  const found = yield* sql`SELECT 1 FROM blocked_phone WHERE subject = ${yield* phoneSubject(phone)}`
  if (found.length > 0) yield* refuse.badRequest(4037)
})

/** Blocks a number from logging in and ends its sessions, including those of concurrent logins; or unblocks it. */
export const blockPhone = Effect.fnUntraced(function* (phone: string, isBlocked: boolean) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  const subject = yield* phoneSubject(phone)
  if (!isBlocked) return yield* Effect.asVoid(sql`DELETE FROM blocked_phone WHERE subject = ${subject}`)
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`SELECT 1 FROM customer WHERE phone = ${phone} FOR NO KEY UPDATE`
      yield* sql`INSERT INTO blocked_phone (subject, at) VALUES (${subject}, ${at}) ON CONFLICT DO NOTHING`
      yield* sql`DELETE FROM session USING customer WHERE customer_id = customer.id AND phone = ${phone}`
    }),
  )
})
