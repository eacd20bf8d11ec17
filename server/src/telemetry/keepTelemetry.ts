import { PgClient } from "@effect/sql-pg"
import type { Market } from "@skorpe/core/market"
import type { TelemetryEvent } from "@skorpe/core/telemetry"
import type { Millis } from "@skorpe/core/time"
import { Effect } from "effect"

/** A day keeps no more events than this. */
const mostADay = 200_000

/** Days for which events are kept. */
const keptDays = 30

/** An event as it is written down. */
export interface KeptEvent {
  readonly receivedAt: Millis
  readonly origin: string
  readonly version: string
  readonly event: typeof TelemetryEvent.Encoded
}

/** Writes events down while their day has room, and forgets those of a month ago when a day begins. */
export const keepTelemetry = Effect.fnUntraced(function* (market: Market, events: readonly KeptEvent[]) {
  const [first] = events
  if (first === undefined) return
  const sql = yield* PgClient.PgClient
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: market.timeZone, dateStyle: "short" }).format(
    first.receivedAt,
  )
  const rows = yield* sql<{ readonly isNew: boolean }>`
    WITH counted AS (
      INSERT INTO telemetry_day AS today (day, events) VALUES (${day}::text::date, ${events.length})
      ON CONFLICT (day) DO UPDATE SET events = today.events + excluded.events
      WHERE today.events + excluded.events <= ${mostADay}
      RETURNING today.events = ${events.length} AS is_new
    ), written AS (
      INSERT INTO telemetry (received_at, origin, version, event)
      SELECT to_timestamp("receivedAt" / 1000), origin, version, event
      FROM jsonb_to_recordset(${JSON.stringify(events)}::text::jsonb)
        AS row ("receivedAt" double precision, origin text, version text, event jsonb), counted
    )
    SELECT is_new AS "isNew" FROM counted`
  if (rows[0]?.isNew !== true) return
  const before = new Date(first.receivedAt - keptDays * 86_400_000)
  yield* sql`DELETE FROM telemetry WHERE received_at < ${before}`
  yield* sql`DELETE FROM telemetry_day WHERE day < ${before}::timestamptz::date`
})
