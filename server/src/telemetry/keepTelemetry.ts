import { PgClient } from "@effect/sql-pg"
import type { Market } from "@skorpe/core/domain/market"
import type { TelemetryEvent } from "@skorpe/core/domain/telemetry"
import { dayAt, type Millis } from "@skorpe/core/domain/time"
import { millisecondsInDay } from "date-fns/constants"
import { Effect } from "effect"

/** The most events that are stored for a day. */
export const mostADay = 200_000

/** Days after which events are deleted. */
const keptDays = 30

/** An event as it is stored. */
export interface KeptEvent {
  readonly receivedAt: Millis
  readonly origin: string
  readonly version: string
  readonly event: typeof TelemetryEvent.Encoded
}

/** Stores events up to the day's limit. The first write of a day deletes events that are a month old. */
export const keepTelemetry = Effect.fnUntraced(function* (market: Market, events: readonly KeptEvent[]) {
  const [first] = events
  if (first === undefined) return
  const sql = yield* PgClient.PgClient
  const day = dayAt(market.timeZone, first.receivedAt)
  const rows = yield* sql<{ readonly isNew: boolean }>`
    WITH counted AS (
      INSERT INTO telemetry_day AS today (day, events) VALUES (${day}::text::date, ${events.length})
      ON CONFLICT (day) DO UPDATE SET events = today.events + excluded.events
      WHERE today.events + excluded.events <= ${mostADay}
      RETURNING today.events = ${events.length} AS is_new
    ), written AS (
      INSERT INTO telemetry (received_at, origin, version, event)
      SELECT to_timestamp("receivedAt" / 1000), origin, version, event
      FROM jsonb_to_recordset(${sql.json(events)})
        AS row ("receivedAt" double precision, origin text, version text, event jsonb), counted
    )
    SELECT is_new AS "isNew" FROM counted`
  if (rows[0]?.isNew !== true) return
  const before = new Date(first.receivedAt - keptDays * millisecondsInDay)
  yield* sql`DELETE FROM telemetry WHERE received_at < ${before}`
  yield* sql`DELETE FROM telemetry_day WHERE day < ${before}::timestamptz::date`
})
