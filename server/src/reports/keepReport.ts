import { PgClient } from "@effect/sql-pg"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import { Settings } from "../settings/Settings.ts"
import { forgetReports } from "./forgetReports.ts"
import type { Judged } from "./judgeLog.ts"
import { LimitsOfReports, reportRetention } from "./limits.ts"
import { newReference } from "./newReference.ts"

const compress = promisify(gzip)

/** Makes servers that share a database count and insert one after another. */
const lockNumber = 73_034

interface Row {
  readonly reference: string
  readonly received_at: Date
}

/** The stored report, or why it was refused. */
export type Kept =
  | { readonly _tag: "Kept"; readonly reference: string; readonly keptUntil: Millis }
  | { readonly _tag: "Full" }

/**
 * Stores a log for a month. One that is kept already keeps its reference: its sender may not have heard the first answer.
 * Refuses it when there are too many: dropped older ones could be pushed out by anybody.
 */
export const keepReport = Effect.fnUntraced(function* (log: string, { build, records }: Judged) {
  const sql = yield* PgClient.PgClient
  const { market, now } = yield* Settings
  const { kept, bytes } = yield* LimitsOfReports
  const compressed = yield* Effect.promise(() => compress(log))
  const digest = createHash("sha256").update(log).digest()
  const at = now()
  const keep = Effect.gen(function* () {
    yield* sql`SELECT pg_advisory_xact_lock(${lockNumber})`
    yield* forgetReports(at)
    const [same] = yield* sql<Row>`SELECT reference, received_at FROM problem_report WHERE digest = ${digest}`
    if (same !== undefined) return same
    const [added] = yield* sql<Row>`
      INSERT INTO problem_report (reference, received_at, build, market, size, records, bytes, digest, log)
      SELECT ${newReference()}::text, ${new Date(at)}::timestamptz, ${build}::text, ${market.id}::text,
        ${log.length}::int, ${records}::int, ${compressed.length}::int, ${digest}::bytea, ${compressed}::bytea
      WHERE (SELECT count(*) < ${kept} AND COALESCE(sum(bytes), 0) + ${compressed.length}::int <= ${bytes}
        FROM problem_report)
      RETURNING reference, received_at`
    return added
  })
  const row = yield* sql.withTransaction(keep)
  const answer: Kept =
    row === undefined
      ? { _tag: "Full" }
      : { _tag: "Kept", reference: row.reference, keptUntil: row.received_at.getTime() + reportRetention }
  return answer
})
