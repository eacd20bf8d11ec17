import { PgClient } from "@effect/sql-pg"
import { type Contact, type Invitation, standingOfInvitation } from "@skorpe/core/domain/organisation"
import { Effect, Schema } from "effect"
import { refuse } from "../http/refuse.ts"
import { Settings } from "../settings/Settings.ts"

const Row = Schema.Struct({
  id: Schema.String,
  phoneNumber: Schema.NullOr(Schema.String),
  email: Schema.NullOr(Schema.String),
  invitedAt: Schema.Date,
  expiresAt: Schema.Date,
  acceptedAt: Schema.NullOr(Schema.Date),
  acceptedBy: Schema.NullOr(Schema.String),
  withdrawnAt: Schema.NullOr(Schema.Date),
})

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(Row))

const mostListed = 200

const invitationOf = (row: typeof Row.Type, now: number): Invitation => {
  const expiresAt = row.expiresAt.getTime()
  const [acceptedAt, withdrawnAt] = [row.acceptedAt?.getTime() ?? null, row.withdrawnAt?.getTime() ?? null]
  return {
    id: row.id,
    phoneNumber: row.phoneNumber,
    email: row.email,
    status: standingOfInvitation({ expiresAt, acceptedAt, withdrawnAt }, now),
    invitedAt: row.invitedAt.getTime(),
    expiresAt,
    acceptedAt,
    acceptedBy: row.acceptedBy,
  }
}

/** The latest invitations of an organisation, newest first; only `invitationId`'s if it is not `null`. */
export const readInvitations = Effect.fnUntraced(function* (organisationId: string, invitationId: string | null) {
  const sql = yield* PgClient.PgClient
  const { now } = yield* Settings
  const rows = yield* decodeRows(
    yield* sql`SELECT id, phone AS "phoneNumber", email, invited_at AS "invitedAt", expires_at AS "expiresAt",
        accepted_at AS "acceptedAt", withdrawn_at AS "withdrawnAt", customer_id AS "acceptedBy"
      FROM organisation_invitation AS invitation
        LEFT JOIN membership ON membership.organisation_id = invitation.organisation_id AND customer_id = accepted_by
      WHERE invitation.organisation_id = ${organisationId} AND (${invitationId}::text IS NULL OR id = ${invitationId})
      ORDER BY invited_at DESC, id LIMIT ${mostListed}`,
  )
  const at = now()
  return rows.map((row) => invitationOf(row, at))
})

/** One invitation of an organisation; 3010 if it is unknown or belongs to another organisation. */
export const readInvitation = Effect.fnUntraced(function* (organisationId: string, invitationId: string) {
  const [invitation] = yield* readInvitations(organisationId, invitationId)
  return invitation ?? (yield* refuse.notFound(3010))
})

/** Withdraws an organisation's pending invitations for a phone number or an address; one that has expired stays so. */
export const withdrawInvitations = Effect.fnUntraced(function* (organisationId: string, { phone, email }: Contact) {
  const sql = yield* PgClient.PgClient
  const { now } = yield* Settings
  const at = new Date(now())
  yield* sql`UPDATE organisation_invitation SET withdrawn_at = ${at}
    WHERE organisation_id = ${organisationId} AND accepted_at IS NULL AND withdrawn_at IS NULL AND expires_at > ${at}
      AND (phone = ${phone}::text OR lower(email) = lower(${email}::text))`
})

/**
 * Deletes the messages to an invitation's phone number and address that contain a link of its organisation, or of one
 * invitation of it. Another organisation's links to the same person stay.
 */
export const takeBackMessages = Effect.fnUntraced(function* (
  organisationId: string,
  invitationId: string | null,
  { phone, email }: Contact,
) {
  const sql = yield* PgClient.PgClient
  yield* sql`DELETE FROM outbox USING organisation_invitation AS invitation
    WHERE organisation_id = ${organisationId} AND (${invitationId}::text IS NULL OR invitation.id = ${invitationId})
      AND recipient IN (${phone}, ${email})
      AND sha256(convert_to(substring(body FROM '#invitation=([A-Za-z0-9_-]+)'), 'UTF8')) = token_hash`
})

/** A customer's phone number and address; `null` for a deleted customer. */
export const findContact = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const [contact] = yield* sql<Contact>`SELECT phone, email FROM customer WHERE id = ${customerId}`
  return contact ?? null
})

/** Withdraws an organisation's pending invitations for a customer, so that a removed member stays out. */
export const withdrawInvitationsOf = Effect.fnUntraced(function* (organisationId: string, customerId: string) {
  const contact = yield* findContact(customerId)
  if (contact !== null) yield* withdrawInvitations(organisationId, contact)
})
