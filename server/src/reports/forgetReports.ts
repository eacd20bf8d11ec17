import { PgClient } from "@effect/sql-pg"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { reportRetention } from "./limits.ts"

/** Deletes the reports that are a month old. */
export const forgetReports = Effect.fnUntraced(function* (now: Millis) {
  const sql = yield* PgClient.PgClient
  yield* sql`DELETE FROM problem_report WHERE received_at <= ${new Date(now - reportRetention)}`
})
