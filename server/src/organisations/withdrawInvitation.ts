import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { Settings } from "../settings/Settings.ts"
import { readInvitation } from "./invitations.ts"
import { requireRight, withOrganisationLock } from "./rights.ts"

/**
 * Ends an invitation, so that its link answers like an expired one (3048), and gives it back as it is then. A repeat
 * changes nothing. 3010 if it belongs to no or another organisation, 3057 if it was accepted already.
 */
export const withdrawInvitation = (organisationId: string, invitationId: string) =>
  withOrganisationLock(
    organisationId,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { now } = yield* Settings
      yield* requireRight(organisationId, "invite")
      const { status } = yield* readInvitation(organisationId, invitationId)
      if (status === "accepted") return yield* refuse.conflict(3057)
      yield* sql`UPDATE organisation_invitation SET withdrawn_at = ${new Date(now())}
        WHERE id = ${invitationId} AND withdrawn_at IS NULL`
      // A message that still waits to be sent would bring a dead link.
      yield* sql`DELETE FROM outbox USING organisation_invitation
        WHERE organisation_invitation.id = ${invitationId} AND recipient IN (phone, email)
          AND sha256(convert_to(substring(body FROM '#invitation=([A-Za-z0-9_-]+)'), 'UTF8')) = token_hash`
      return yield* readInvitation(organisationId, invitationId)
    }),
  )
