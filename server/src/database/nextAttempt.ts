import type { PgClient } from "@effect/sql-pg"
import type { BackOff } from "@skorpe/core/domain/connection"

/**
 * SQL for the time of the next attempt: `at`, and a wait that doubles with each failed attempt that the row's column
 * counts. It is computed by the database, so that all servers share it.
 */
export const nextAttempt = (
  sql: PgClient.PgClient,
  at: Date,
  column: "attempts" | "tries",
  { first, longest }: BackOff,
) =>
  sql`${at}::timestamptz
    + LEAST(${longest}::float8, ${first}::float8 * power(2, LEAST(${sql(column)}, 20))) * interval '1 millisecond'`
