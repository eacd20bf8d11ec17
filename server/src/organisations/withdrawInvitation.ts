import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { Settings } from "../settings/Settings.ts"
import { readInvitation, takeBackMessages } from "./invitations.ts"
import { requireRight, withOrganisationLock } from "./rights.ts"

/**
 * Ends an invitation, so that its link behaves like an expired one (3048), and returns it. A repeat
 * changes nothing. 3010 if it is unknown or belongs to another organisation, 3057 if it was accepted already.
 */
export const withdrawInvitation = (organisationId: string, invitationId: string) =>
  withOrganisationLock(
    organisationId,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { now } = yield* Settings
      yield* requireRight(organisationId, "invite")
      const { status, phoneNumber: phone, email } = yield* readInvitation(organisationId, invitationId)
      if (status === "accepted") return yield* refuse.conflict(3057)
      yield* sql`UPDATE organisation_invitation SET withdrawn_at = ${new Date(now())}
        WHERE id = ${invitationId} AND withdrawn_at IS NULL`
      // A message that still waits to be sent would bring a dead link.
      yield* takeBackMessages(organisationId, invitationId, { phone, email })
      return yield* readInvitation(organisationId, invitationId)
    }),
  )
