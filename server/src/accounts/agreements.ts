import { PgClient } from "@effect/sql-pg"
import { type AgreementChange, Agreements, type NotificationType } from "@skorpe/core/domain/account"
import { Effect, Schema } from "effect"
import { Settings } from "../settings/Settings.ts"
import { sessionOver } from "./callers.ts"

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(Agreements))
const kinds: readonly NotificationType[] = ["email", "sms", "push"]

/** Changes a customer's consents. The first acceptance of the terms keeps its date. */
export const changeAgreements = Effect.fnUntraced(function* (customerId: string, change: AgreementChange) {
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  const wanted = (yes: boolean) => kinds.filter((kind) => change[kind] === yes)
  const terms = change.loyaltyTerms ?? null
  const [agreements] = yield* decodeRows(
    yield* sql`UPDATE customer SET
        accepted_terms_at = CASE ${terms}::boolean
          WHEN true THEN COALESCE(accepted_terms_at, ${at}) WHEN false THEN NULL ELSE accepted_terms_at END,
        notification_types = ARRAY(
          SELECT kind FROM unnest(notification_types) AS kind
          WHERE kind NOT IN (SELECT jsonb_array_elements_text(${sql.json(wanted(false))}))
          UNION SELECT jsonb_array_elements_text(${sql.json(wanted(true))}))
      WHERE id = ${customerId}
      RETURNING jsonb_build_object('acceptedTerms', accepted_terms_at IS NOT NULL, 'points', points) AS loyalty,
                notification_types AS "notificationTypes"`,
  )
  return agreements ?? (yield* sessionOver)
})
