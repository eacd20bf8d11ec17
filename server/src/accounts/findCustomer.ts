import { PgClient } from "@effect/sql-pg"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect } from "effect"

interface Found {
  readonly id: string
}

interface FoundByEmail extends Found {
  /** As the customer registered it; the case may differ from the searched text. */
  readonly email: string
  readonly phone: string
  readonly passwordHash: string | null
  /** Whether a link that was mailed to the address has confirmed it. */
  readonly isVerified: boolean
}

/** The id of the account that a number has; `null` when it has none. */
export const customerByPhone = Effect.fnUntraced(function* (phone: string) {
  const sql = yield* PgClient.PgClient
  const [row] = yield* sql<Found>`SELECT id FROM customer WHERE phone = ${phone}`
  return row?.id ?? null
})

/** The id of the account that a number has, if it was made after a moment; else `null`. */
export const customerMadeAfter = Effect.fnUntraced(function* (moment: Millis, phone: string) {
  const sql = yield* PgClient.PgClient
  const [row] = yield* sql<Found>`SELECT id FROM customer WHERE phone = ${phone} AND created_at > ${new Date(moment)}`
  return row?.id ?? null
})

/** The account of an e-mail address, with its password hash; `null` when there is none. */
export const customerByEmail = Effect.fnUntraced(function* (email: string) {
  const sql = yield* PgClient.PgClient
  const [row] = yield* sql<FoundByEmail>`
    SELECT id, email, phone, password_hash AS "passwordHash", email_verified_at IS NOT NULL AS "isVerified"
    FROM customer WHERE lower(email) = lower(${email})`
  return row ?? null
})
