import { PgClient } from "@effect/sql-pg"
import type { HealthEverywhere } from "@skorpe/core/domain/operator"
import { dayAt } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { LimitsOfReports } from "../reports/limits.ts"
import { Settings } from "../settings/Settings.ts"
import { mostADay } from "../telemetry/keepTelemetry.ts"

/** How full the tables are that anybody can fill, and the database's size, connections and waits for locks. */
export const storageHealth = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const { market, now } = yield* Settings
  const { kept, bytes } = yield* LimitsOfReports
  const [row] = yield* sql<
    Readonly<Record<"reports" | "bytes" | "events" | "size" | "connections" | "locked", number>>
  >`
    SELECT (SELECT count(*)::int FROM problem_report) AS reports,
           (SELECT COALESCE(sum(bytes), 0)::float8 FROM problem_report) AS bytes,
           COALESCE((SELECT events FROM telemetry_day
                     WHERE day = ${dayAt(market.timeZone, now())}::text::date), 0) AS events,
           pg_database_size(current_database())::float8 AS size,
           count(*)::int AS connections,
           (count(*) FILTER (WHERE wait_event_type = 'Lock'))::int AS locked
    FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'`
  const { reports = 0, bytes: used = 0, events = 0, size = 0, connections = 0, locked = 0 } = row ?? {}
  return {
    storage: [
      { name: "problem reports", used: reports, most: kept },
      { name: "bytes of problem reports", used, most: bytes },
      { name: "telemetry events of today", used: events, most: mostADay },
    ],
    database: { size, connections, waitingForLock: locked },
  } satisfies Pick<HealthEverywhere, "storage" | "database">
})
