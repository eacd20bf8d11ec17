import { PgClient } from "@effect/sql-pg"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import { Settings } from "../settings/Settings.ts"
import { forgetReports } from "./forgetReports.ts"
import type { Judged } from "./judgeLog.ts"
import { LimitsOfReports, reportHolds } from "./limits.ts"
import { newReference } from "./newReference.ts"

const compress = promisify(gzip)

/** Makes servers that share a database count and insert one after another. */
const lockNumber = 73_034

/** A report that was stored, or why none was. */
export type Kept =
  | { readonly _tag: "Kept"; readonly reference: string; readonly keptUntil: Millis }
  | { readonly _tag: "Full" }

/** Stores a log for a month. Refuses it when there are too many: dropped older ones could be pushed out by anybody. */
export const keepReport = Effect.fnUntraced(function* (log: string, { build, records }: Judged) {
  const sql = yield* PgClient.PgClient
  const { market, now } = yield* Settings
  const { kept, bytes } = yield* LimitsOfReports
  const compressed = yield* Effect.promise(() => compress(log))
  const at = now()
  const keep = Effect.gen(function* () {
    yield* sql`SELECT pg_advisory_xact_lock(${lockNumber})`
    yield* forgetReports(at)
    const rows = yield* sql<{ readonly reference: string }>`
      INSERT INTO problem_report (reference, received_at, build, market, size, records, bytes, log)
      SELECT ${newReference()}::text, ${new Date(at)}::timestamptz, ${build}::text, ${market.id}::text,
        ${log.length}::int, ${records}::int, ${compressed.length}::int, ${compressed}::bytea
      WHERE (SELECT count(*) < ${kept} AND COALESCE(sum(bytes), 0) + ${compressed.length}::int <= ${bytes}
        FROM problem_report)
      RETURNING reference`
    return rows[0]?.reference
  })
  const reference = yield* sql.withTransaction(keep)
  const answer: Kept =
    reference === undefined ? { _tag: "Full" } : { _tag: "Kept", reference, keptUntil: at + reportHolds }
  return answer
})
