import { PgClient } from "@effect/sql-pg"
import type { Millis } from "@skorpe/core/domain/time"
import { millisecondsInDay } from "date-fns/constants"
import { Effect } from "effect"

/** How long an expired invitation is kept before its phone number and address are deleted, in milliseconds. */
const keptAfterEnd = 30 * millisecondsInDay

/** Deletes the invitations that nobody accepted and that expired a month ago. */
export const forgetInvitations = Effect.fnUntraced(function* (now: Millis) {
  const sql = yield* PgClient.PgClient
  yield* sql`DELETE FROM organisation_invitation
    WHERE accepted_at IS NULL AND expires_at <= ${new Date(now - keptAfterEnd)}`
})
