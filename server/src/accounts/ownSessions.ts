import { PgClient } from "@effect/sql-pg"
import { CustomerSession, type SessionsEnd, sessionLife } from "@skorpe/core/domain/account"
import { Effect, Schema } from "effect"
import { Settings } from "../settings/Settings.ts"

interface Asking {
  readonly customerId: string
  readonly sessionId: string
}

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(Schema.toType(CustomerSession)))

/** A customer's sessions: this one first, then the others by last use. */
export const listSessions = Effect.fnUntraced(function* ({ customerId, sessionId }: Asking) {
  const sql = yield* PgClient.PgClient
  const since = new Date((yield* Settings).now() - sessionLife.holds)
  const rows = yield* sql<{ readonly beganAt: Date; readonly usedAt: Date }>`
    SELECT id, browser, system, began_at AS "beganAt", renewed_at AS "usedAt", id = ${sessionId} AS "isCurrent"
    FROM session WHERE customer_id = ${customerId} AND renewed_at > ${since}
    ORDER BY id = ${sessionId} DESC, renewed_at DESC, id`
  return yield* decodeRows(
    rows.map((row) => ({ ...row, beganAt: row.beganAt.getTime(), usedAt: row.usedAt.getTime() })),
  )
})

/** Ends one of the customer's other sessions, or all of them. Succeeds if a session has already ended. */
export const endSessions = Effect.fnUntraced(function* ({ customerId, sessionId }: Asking, end: SessionsEnd) {
  const sql = yield* PgClient.PgClient
  const only = "id" in end ? end.id : null
  yield* sql`DELETE FROM session WHERE customer_id = ${customerId} AND id <> ${sessionId}
    AND (${only}::text IS NULL OR id = ${only})`
})
