import { PgClient } from "@effect/sql-pg"
import { ProblemReport, readReference } from "@skorpe/core/domain/report"
import { Effect, Schema } from "effect"
import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import { refuse } from "../http/refuse.ts"
import { Settings } from "../settings/Settings.ts"
import { reportRetention } from "./limits.ts"

const decompress = promisify(gunzip)

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(Schema.Struct({ ...ProblemReport.fields, receivedAt: Schema.Date })),
)

/** Reports received at this time or earlier are no longer kept, even if they are not deleted yet. */
const expired = Effect.map(Settings, ({ now }) => new Date(now() - reportRetention))

/** All reports, newest first, without their logs. */
export const listReports = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const rows = yield* decodeRows(
    yield* sql`SELECT reference, received_at AS "receivedAt", build, market, size, records
      FROM problem_report WHERE received_at > ${yield* expired} ORDER BY received_at DESC, reference`,
  )
  return rows.map((row): ProblemReport => ({ ...row, receivedAt: row.receivedAt.getTime() }))
})

/** The log of a report, as it was sent; 3010 for an unknown reference. */
export const readReport = Effect.fnUntraced(function* (typed: string) {
  const sql = yield* PgClient.PgClient
  const [row] = yield* sql<{ readonly log: Buffer }>`
    SELECT log FROM problem_report WHERE reference = ${readReference(typed) ?? ""} AND received_at > ${yield* expired}`
  if (row === undefined) return yield* refuse.notFound(3010)
  return (yield* Effect.promise(() => decompress(row.log))).toString("utf8")
})

/** Deletes a report; 3010 when there is none of this reference. */
export const deleteReport = Effect.fnUntraced(function* (typed: string) {
  const sql = yield* PgClient.PgClient
  const rows = yield* sql`
    DELETE FROM problem_report WHERE reference = ${readReference(typed) ?? ""} AND received_at > ${yield* expired}
    RETURNING reference`
  if (rows.length === 0) yield* refuse.notFound(3010)
})
