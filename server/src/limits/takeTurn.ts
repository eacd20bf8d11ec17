import { PgClient } from "@effect/sql-pg"
import { Effect, Schema } from "effect"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { Settings } from "../settings/Settings.ts"
import { retryAfter } from "../http/retryAfter.ts"

/** A rate limit: at most `times` tries within `within` milliseconds of the first. */
export interface Limit {
  readonly times: number
  readonly within: number
}

/**
 * A subject's key in the database: a keyed hash, from which a phone number or an address cannot be found by hashing all
 * of them.
 */
export const keyOf = (subject: string) => Effect.map(ServerSecret, ({ keyed }) => keyed("turn", subject))

/** Counts a try of a subject, in the database for all servers. Returns `false` when the limit is reached. */
export const countTurn = Effect.fnUntraced(function* (subject: string, { times, within }: Limit) {
  const sql = yield* PgClient.PgClient
  const { now } = yield* Settings
  const at = new Date(now())
  const before = new Date(at.getTime() - within)
  const rows = yield* sql`
    INSERT INTO turn (subject, began_at, count) VALUES (${yield* keyOf(subject)}, ${at}, 1)
    ON CONFLICT (subject) DO UPDATE SET
      count = CASE WHEN turn.began_at <= ${before} THEN 1 ELSE turn.count + 1 END,
      began_at = CASE WHEN turn.began_at <= ${before} THEN ${at} ELSE turn.began_at END
    WHERE turn.began_at <= ${before} OR turn.count < ${times}
    RETURNING count`
  return rows.length === 1
})

/** Counts a try for a call, which is answered, if with 429, with when the next try is free. */
export const takeTurn = Effect.fnUntraced(function* (subject: string, limit: Limit) {
  if (yield* countTurn(subject, limit)) return true
  const sql = yield* PgClient.PgClient
  const now = (yield* Settings).now()
  const [turn] = yield* decodeTurns(
    yield* sql`SELECT began_at AS "beganAt" FROM turn WHERE subject = ${yield* keyOf(subject)}`,
  )
  // It may have been forgotten meanwhile: then the next try is free at once.
  yield* retryAfter(turn === undefined ? 0 : turn.beganAt.getTime() + limit.within - now)
  return false
})

const decodeTurns = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ beganAt: Schema.Date })))

/** Whether a try of a subject is on record, without counting one. */
export const isCounted = Effect.fnUntraced(function* (subject: string) {
  const sql = yield* PgClient.PgClient
  return (yield* sql`SELECT 1 FROM turn WHERE subject = ${yield* keyOf(subject)}`).length === 1
})

/** Resets the count of a subject. */
export const forgetTurns = Effect.fnUntraced(function* (subject: string) {
  const sql = yield* PgClient.PgClient
  yield* sql`DELETE FROM turn WHERE subject = ${yield* keyOf(subject)}`
})
