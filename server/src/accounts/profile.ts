import { PgClient } from "@effect/sql-pg"
import { type Profile, type ProfileChange, Profile as ProfileShape } from "@skorpe/core/domain/account"
import { Effect, Schema } from "effect"
import { sessionOver } from "./callers.ts"
import { isUniqueViolation } from "../database/isUniqueViolation.ts"
import { forgetAddress, mailVerification } from "./emailVerification.ts"
import { birthdateIn, emailIn, takenEmail } from "./register.ts"

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(ProfileShape))

/** A customer's profile, with the organisations that they may order for. */
export const readProfile = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const [profile] = yield* decodeRows(
    yield* sql`SELECT id AS "_id", external_id AS "externalId", phone AS "phoneNumber", email,
        email_verified_at IS NOT NULL AS "emailVerified",
        first_name AS "firstName", last_name AS "lastName", birthdate::text AS birthdate, language,
        notification_types AS "notificationTypes", favorite_store AS "favoriteStore",
        jsonb_build_object('acceptedTerms', accepted_terms_at IS NOT NULL, 'points', points) AS loyalty,
        COALESCE((
          SELECT jsonb_agg(jsonb_build_object('organisationId', organisation_id, 'isActive', is_active,
                                              'name', organisation.name) ORDER BY organisation_id)
          FROM membership JOIN organisation ON organisation.id = organisation_id
          WHERE membership.customer_id = customer.id
        ), '[]') AS organisations
      FROM customer WHERE id = ${customerId}`,
  )
  // The account was deleted after the session was read, so the session is over too.
  return profile ?? (yield* sessionOver)
})

/** Deletes what was sent to the old address, and mails a confirmation link to the new one. */
const whenAddressChanges = Effect.fnUntraced(function* (customerId: string, before: string | null) {
  if (before !== null) yield* forgetAddress(customerId, before)
  yield* mailVerification(customerId)
})

/** Updates the given fields, and returns the whole profile. */
export const updateProfile = Effect.fnUntraced(function* (customerId: string, change: ProfileChange) {
  const sql = yield* PgClient.PgClient
  const email = yield* emailIn(change.email)
  const birthdate = yield* birthdateIn(change.birthdate)
  const has = (field: keyof ProfileChange): boolean => change[field] !== undefined
  const notifications = change.notificationTypes ?? []
  const update = sql<{ readonly before: string | null; readonly after: string | null }>`UPDATE customer SET
      first_name = COALESCE(${change.firstName ?? null}, first_name),
      last_name = COALESCE(${change.lastName ?? null}, last_name),
      email = CASE WHEN ${has("email")} THEN ${email} ELSE customer.email END,
      email_verified_at = CASE WHEN ${has("email")} AND ${email}::text IS DISTINCT FROM old.email
        THEN NULL ELSE email_verified_at END,
      birthdate = CASE WHEN ${has("birthdate")} THEN ${birthdate}::date ELSE birthdate END,
      language = COALESCE(${change.language ?? null}, language),
      favorite_store = CASE WHEN ${has("favoriteStore")} THEN ${change.favoriteStore ?? null} ELSE favorite_store END,
      notification_types = CASE WHEN ${has("notificationTypes")}
        THEN ARRAY(SELECT DISTINCT jsonb_array_elements_text(${sql.json(notifications)})) ELSE notification_types END
    FROM (SELECT id AS old_id, email FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE) AS old
    WHERE id = old_id RETURNING old.email AS before, customer.email AS after`
  yield* sql
    .withTransaction(
      Effect.gen(function* () {
        const [row] = yield* update
        if (row !== undefined && row.before !== row.after) yield* whenAddressChanges(customerId, row.before)
      }),
    )
    .pipe(Effect.catchIf(isUniqueViolation, () => takenEmail(customerId)))
  const profile: Profile = yield* readProfile(customerId)
  return profile
})
