import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { Settings } from "../settings/Settings.ts"
import { keyOf, type Limit } from "./takeTurn.ts"

/**
 * Counts a try before it is made, so that parallel tries count too. Returns `false` when the subject is locked. Unlike
 * with `takeTurn`, the time runs from the last counted try: after `times` failures the lock holds for `within`.
 */
export const lockAfter = Effect.fnUntraced(function* (subject: string, { times, within }: Limit) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  const before = new Date(at.getTime() - within)
  const rows = yield* sql`
    INSERT INTO turn (subject, began_at, count) VALUES (${yield* keyOf(subject)}, ${at}, 1)
    ON CONFLICT (subject) DO UPDATE SET
      count = CASE WHEN turn.began_at <= ${before} THEN 1 ELSE turn.count + 1 END,
      began_at = ${at}
    WHERE turn.began_at <= ${before} OR turn.count < ${times}
    RETURNING count`
  return rows.length === 1
})
