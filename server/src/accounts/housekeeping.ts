import { PgClient } from "@effect/sql-pg"
import { sessionLife } from "@skorpe/core/domain/account"
import { millisecondsInDay } from "date-fns/constants"
import { Effect, Layer, Schedule } from "effect"
import { forgetOwed } from "../limits/forgetOwed.ts"
import { forgetAnswers } from "../cardPayments/forgetAnswers.ts"
import { forgetReports } from "../reports/forgetReports.ts"
import { Settings } from "../settings/Settings.ts"
import { forgetInvitations } from "./forgetInvitations.ts"
import { forgetFinished } from "./forgetOrders.ts"

/**
 * Deletes expired sessions, codes, links, challenges, counts, debts, messages, problem reports, invitations and answers of
 * the card provider, and personal data in orders of deleted accounts.
 */
export const deleteExpired = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const now = (yield* Settings).now()
  const at = new Date(now)
  const before = (age: number) => new Date(now - age)
  yield* forgetFinished
  yield* sql`DELETE FROM session WHERE renewed_at <= ${before(sessionLife.holds)}`
  yield* sql`DELETE FROM login_code WHERE expires_at <= ${at}`
  yield* sql`DELETE FROM password_reset WHERE expires_at <= ${at}`
  yield* sql`DELETE FROM email_verification WHERE expires_at <= ${at}`
  yield* sql`DELETE FROM passkey_challenge WHERE expires_at <= ${at}`
  // No limit counts for longer than a day.
  yield* sql`DELETE FROM turn WHERE began_at <= ${before(2 * millisecondsInDay)}`
  yield* forgetOwed(before(millisecondsInDay))
  yield* forgetReports(now)
  yield* forgetInvitations(now)
  yield* forgetAnswers(before(30 * millisecondsInDay))
  yield* sql`DELETE FROM answered_key WHERE at <= ${before(30 * millisecondsInDay)}`
  yield* sql`DELETE FROM outbox WHERE expires_at <= ${at} OR sent_at <= ${before(millisecondsInDay)} OR posted_at <= ${before(7 * millisecondsInDay)}`
})

/** Deletes expired data every 30 seconds while the server runs. */
export const housekeeping = Layer.effectDiscard(
  Effect.forkScoped(
    Effect.repeat(
      Effect.catchCause(deleteExpired, (cause) => Effect.logDebug("housekeeping waits for another round", cause)),
      Schedule.spaced(30_000),
    ),
  ),
)
