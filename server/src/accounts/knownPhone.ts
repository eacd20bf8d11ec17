import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { knownHolds } from "./limits.ts"
import { phoneSubject } from "./phones.ts"
import { signedPhone } from "./signedPhone.ts"

const known = signedPhone({ cookie: "__Host-known-phone", purpose: "known phone", holds: knownHolds })

/** Sets a cookie that the device has proven a number by a code. It does not log in: that takes a new code. */
export const knowPhone = known.give

/** Deletes the cookie, at logout. */
export const forgetKnownPhone = known.drop

/** Whether this device has proven the number, and the number is not blocked. */
export const isKnownHere = Effect.fnUntraced(function* (phone: string) {
  if ((yield* known.read) !== phone) return false
  const sql = yield* PgClient.PgClient
  const blocked = yield* sql`SELECT 1 FROM blocked_phone WHERE subject = ${yield* phoneSubject(phone)}`
  return blocked.length === 0
})
