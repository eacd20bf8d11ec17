import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { timingSafeEqual } from "node:crypto"
import { callerAddress } from "../http/callerAddress.ts"
import { refuse } from "../http/refuse.ts"
import { takeTurn } from "../limits/takeTurn.ts"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { Limits } from "./limits.ts"
import { phoneIn } from "./phones.ts"

/** The unsubscribe token of a mail. It needs no login and never expires. */
export const unsubscribeToken = (customerId: string) =>
  Effect.map(ServerSecret, ({ keyed }) => `${customerId}.${keyed("unsubscribe", customerId).toString("base64url")}`)

/** Stops marketing mail; 3010 for a token that this shop did not issue. */
export const unsubscribeEmail = Effect.fnUntraced(function* (token: string) {
  const sql = yield* PgClient.PgClient
  const customerId = token.split(".")[0] ?? ""
  const expected = Buffer.from(yield* unsubscribeToken(customerId))
  const given = Buffer.from(token)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return yield* refuse.notFound(3010)
  yield* sql`UPDATE customer SET notification_types = array_remove(notification_types, 'email') WHERE id = ${customerId}`
})

/**
 * Stores a request to stop marketing text messages to a number. It does the same for every number; accounts are looked
 * up later.
 */
export const unsubscribePhone = Effect.fnUntraced(function* (typed: string) {
  const sql = yield* PgClient.PgClient
  const phone = yield* phoneIn(typed)
  const { unsubscribesFromAddress } = yield* Limits
  const isLeft = yield* takeTurn(`unsubscribes from ${yield* callerAddress}`, unsubscribesFromAddress)
  if (!isLeft) return yield* refuse.tooMany(1001)
  yield* sql`INSERT INTO text_stop (phone) VALUES (${phone})`
})
