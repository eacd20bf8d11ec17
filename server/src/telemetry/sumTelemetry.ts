import { PgClient } from "@effect/sql-pg"
import { TelemetrySum } from "@skorpe/core/domain/telemetry"
import { dayAt } from "@skorpe/core/domain/time"
import { millisecondsInDay } from "date-fns/constants"
import { Effect, Schema } from "effect"
import { Settings } from "../settings/Settings.ts"

const decodeSums = Schema.decodeUnknownEffect(Schema.Array(TelemetrySum))

/** The most sums in an answer: names come from browsers, so anyone can make up new ones. */
const mostSums = 5000

/** Telemetry of today and the days before it, counted by day and kind: newest day first, most frequent first. */
export const sumTelemetry = Effect.fnUntraced(function* (days: number) {
  const sql = yield* PgClient.PgClient
  const { market, now } = yield* Settings
  const first = dayAt(market.timeZone, now() - (days - 1) * millisecondsInDay)
  return yield* decodeSums(
    yield* sql`
      SELECT (received_at AT TIME ZONE ${market.timeZone}::text)::date::text AS day,
             event ->> '_tag' AS kind,
             COALESCE(event ->> 'name', event ->> 'call', event ->> 'how', event ->> 'cause', '') AS name,
             CASE WHEN event ->> '_tag' = 'Refused'
                  THEN concat_ws(' ', event ->> 'status', translate(event ->> 'codes', '[],', ''))
                  ELSE COALESCE(event ->> 'of', '') END AS "of",
             count(*)::int AS events,
             COALESCE(sum((event ->> 'pieces')::int), 0)::float8 AS pieces,
             COALESCE(sum((event ->> 'value')::int), 0)::float8 AS value
      FROM telemetry
      WHERE received_at >= ${first}::text::timestamp AT TIME ZONE ${market.timeZone}::text
      GROUP BY 1, 2, 3, 4
      ORDER BY 1 DESC, events DESC, 2, 3, 4
      LIMIT ${mostSums}`,
  )
})
