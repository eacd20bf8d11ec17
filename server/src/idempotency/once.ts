import { PgClient } from "@effect/sql-pg"
import { Conflict } from "@skorpe/core/api"
import { Effect, Schema } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { digestOf, hashOf } from "../secrets/secrets.ts"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { Settings } from "../settings/Settings.ts"

/** A call that may be repeated: its scope, its idempotency key, its body, and the schema of its answer. */
export interface Call<A, I> {
  /** Names the endpoint and the caller, so that two callers may use the same key. */
  readonly scope: string
  readonly key: string
  readonly body: unknown
  readonly answer: Schema.Codec<A, I>
}

/**
 * Does `work` in one transaction, at most once per key. A repeat gets the first answer; a repeat with another body gets
 * 409 (1006, DECISIONS §14). When the work fails, nothing is stored and the key can be used again.
 */
export const once = Effect.fnUntraced(function* <A, I, E, R>(
  { scope, key, body, answer }: Call<A, I>,
  work: Effect.Effect<A, E, R>,
) {
  const sql = yield* PgClient.PgClient
  const { now } = yield* Settings
  const keyHash = hashOf(key)
  // Keyed, because a body may be only a phone number, which a plain digest would reveal. Rows of earlier servers have
  // the plain digest.
  const plainHash = digestOf(body)
  const bodyHash = (yield* ServerSecret).keyed("body", plainHash.toString("hex"))
  const first = Effect.gen(function* () {
    const done = yield* work
    const kept = yield* Schema.encodeEffect(answer)(done)
    yield* sql`UPDATE answered_key SET answer = ${sql.json(kept)} WHERE scope = ${scope} AND key_hash = ${keyHash}`
    return done
  })
  const again = Effect.gen(function* () {
    const [kept] = yield* sql<{ readonly isSame: boolean; readonly answer: unknown }>`
      SELECT body_hash IN (${bodyHash}, ${plainHash}) AS "isSame", answer FROM answered_key
      WHERE scope = ${scope} AND key_hash = ${keyHash}`
    if (kept?.isSame === true) return yield* Schema.decodeUnknownEffect(answer)(kept.answer)
    return yield* Effect.fail(new Conflict({ errors: problems(yield* currentLanguage, [1006]) }))
  })
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // A concurrent call with the same key waits here until the first has committed or failed.
      const claimed = yield* sql`
        INSERT INTO answered_key (scope, key_hash, body_hash, at)
        VALUES (${scope}, ${keyHash}, ${bodyHash}, ${new Date(now())})
        ON CONFLICT DO NOTHING RETURNING 1`
      return yield* claimed.length === 1 ? first : again
    }),
  )
})
