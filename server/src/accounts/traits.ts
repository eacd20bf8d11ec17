import { PgClient } from "@effect/sql-pg"
import { Traits } from "@skorpe/core/domain/account"
import { Effect, Schema } from "effect"
import { newId } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"
import { sessionOver } from "./callers.ts"

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(Traits))

/** A customer's traits for analytics, without personal data. */
export const readTraits = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const { market } = yield* Settings
  const [traits] = yield* decodeRows(
    yield* sql`SELECT ${market.id}::text AS market, language,
        to_char(created_at AT TIME ZONE ${market.timeZone}::text, 'YYYY-MM') AS since,
        accepted_terms_at IS NOT NULL AS "isLoyaltyMember", favorite_store AS "favoriteStore",
        notification_types AS "notificationTypes",
        (SELECT count(*)::int FROM membership WHERE customer_id = customer.id) AS organisations,
        (SELECT count(*)::int FROM orders WHERE customer_id = customer.id) AS orders
      FROM customer WHERE id = ${customerId}`,
  )
  return traits ?? (yield* sessionOver)
})

/** A customer's random identity for analytics, made on first use. */
export const telemetryIdentity = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  yield* sql`INSERT INTO telemetry_identity (customer_id, identity)
    SELECT id, ${newId()} FROM customer WHERE id = ${customerId} ON CONFLICT DO NOTHING`
  const [row] = yield* sql<{ readonly identity: string }>`
    SELECT identity FROM telemetry_identity WHERE customer_id = ${customerId}`
  return row ?? (yield* sessionOver)
})
