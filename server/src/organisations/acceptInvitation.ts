import { PgClient } from "@effect/sql-pg"
import { CurrentCustomer } from "@skorpe/core/api"
import { isInvited, standingOfInvitation } from "@skorpe/core/domain/organisation"
import { Effect, Schema } from "effect"
import { refuse } from "../http/refuse.ts"
import { hashOf } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"
import { findMembership } from "../accounts/findMembership.ts"
import { findContact, takeBackMessages, withdrawInvitations } from "./invitations.ts"
import { readSummary } from "./readOrganisation.ts"
import { withOrganisationLock } from "./rights.ts"

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      id: Schema.String,
      organisationId: Schema.String,
      phone: Schema.NullOr(Schema.String),
      email: Schema.NullOr(Schema.String),
      expiresAt: Schema.Date,
      acceptedAt: Schema.NullOr(Schema.Date),
      acceptedBy: Schema.NullOr(Schema.String),
      withdrawnAt: Schema.NullOr(Schema.Date),
    }),
  ),
)

const findInvitation = Effect.fnUntraced(function* (token: string) {
  const sql = yield* PgClient.PgClient
  const [invitation] = yield* decodeRows(
    yield* sql`SELECT id, organisation_id AS "organisationId", phone, email, expires_at AS "expiresAt",
        accepted_at AS "acceptedAt", accepted_by AS "acceptedBy", withdrawn_at AS "withdrawnAt"
      FROM organisation_invitation WHERE token_hash = ${hashOf(token)}`,
  )
  return invitation ?? (yield* refuse.notFound(3007))
})

/**
 * Makes the caller a member by the token of an invitation. An invitation for somebody else counts as unknown (3007). A
 * repeat by the member who has accepted it gives the first answer again.
 */
export const acceptInvitation = Effect.fnUntraced(function* (token: string) {
  const { organisationId } = yield* findInvitation(token)
  return yield* withOrganisationLock(organisationId, accept(token))
})

const accept = Effect.fnUntraced(function* (token: string) {
  const sql = yield* PgClient.PgClient
  const { customerId } = yield* CurrentCustomer
  const invitation = yield* findInvitation(token)
  const { organisationId } = invitation
  const customer = yield* findContact(customerId)
  const isOwn =
    invitation.acceptedAt === null ? isInvited(invitation, customer ?? nobody) : invitation.acceptedBy === customerId
  if (!isOwn || customer === null) return yield* refuse.notFound(3007)
  const now = (yield* Settings).now()
  switch (standingOfInvitation(fateOf(invitation), now)) {
    case "expired":
    case "withdrawn":
      return yield* refuse.badRequest(3048)
    case "accepted":
      if ((yield* findMembership(organisationId, customerId)) === undefined) return yield* refuse.badRequest(3057)
      break
    case "pending":
      yield* sql`INSERT INTO membership (organisation_id, customer_id, role, is_active)
        VALUES (${organisationId}, ${customerId}, 'member', true) ON CONFLICT DO NOTHING`
      yield* sql`UPDATE organisation_invitation
        SET accepted_at = ${new Date(now)}, accepted_by = ${customerId}, phone = NULL, email = NULL
        WHERE id = ${invitation.id}`
      // The invitation's other messages are deleted: their links no longer work, and may go to an address of no
      // account.
      yield* takeBackMessages(organisationId, null, invitation)
      yield* withdrawInvitations(organisationId, customer)
  }
  return yield* readSummary(organisationId, customerId)
})

const nobody = { phone: null, email: null }

const fateOf = ({ expiresAt, acceptedAt, withdrawnAt }: Effect.Success<ReturnType<typeof findInvitation>>) => ({
  expiresAt: expiresAt.getTime(),
  acceptedAt: acceptedAt?.getTime() ?? null,
  withdrawnAt: withdrawnAt?.getTime() ?? null,
})
