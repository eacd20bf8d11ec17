import { PgClient } from "@effect/sql-pg"
import { CurrentCustomer } from "@skorpe/core/api"
import { Language } from "@skorpe/core/domain/language"
import type { Market } from "@skorpe/core/domain/market"
import { type Contact, invitationHolds, type Invite, readContact } from "@skorpe/core/domain/organisation"
import { millisecondsInDay as day } from "date-fns/constants"
import { Effect, Schema } from "effect"
import { refuse } from "../http/refuse.ts"
import { once } from "../idempotency/once.ts"
import { takeTurn } from "../limits/takeTurn.ts"
import { post } from "../messages/post.ts"
import { shopLink } from "../messages/shopLink.ts"
import { hashOf, newId, newToken } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"
import { readInvitation, withdrawInvitations } from "./invitations.ts"
import { invitationMessages } from "./invitationText.ts"
import { readSummary } from "./readOrganisation.ts"
import { withOrganisationLock, requireRight } from "./rights.ts"

/** Rate limits: invitations of one organisation, and invitations to one person by any organisation. */
const invitationLimits = { organisation: { times: 50, within: day }, person: { times: 5, within: day } }

/** A call of `/invite` or `/add`, which differ in the text of the message only. */
export interface InviteCall {
  readonly organisationId: string
  readonly key: string
  readonly request: Invite
  readonly isForCustomer: boolean
}

/** Invites a person to an organisation, once per idempotency key. Membership begins when they accept. */
export const invite = Effect.fnUntraced(function* (call: InviteCall) {
  const { organisationId, key, request, isForCustomer } = call
  const { customerId } = yield* CurrentCustomer
  yield* requireRight(organisationId, "invite")
  const scope = `organisation/${isForCustomer ? "add" : "invite"} ${organisationId} ${customerId}`
  // The key's stored response has the id only: contact data is stored in one place, where it can be deleted.
  const id = yield* once(
    { scope, key, body: request, answer: Schema.String },
    withOrganisationLock(organisationId, send(call)),
  )
  return yield* readInvitation(organisationId, id)
})

const send = Effect.fnUntraced(function* ({ organisationId, request, isForCustomer }: InviteCall) {
  const sql = yield* PgClient.PgClient
  const { market, now } = yield* Settings
  const { customerId } = yield* requireRight(organisationId, "invite")
  const read = readContact(request, market)
  if (read._tag === "NoContact") return yield* refuse.badRequest(read.code)
  const { contact } = read
  if (yield* isMember(organisationId, contact)) return yield* refuse.conflict(3005)
  if (!(yield* takeTurns(organisationId, contact))) return yield* refuse.tooMany(3077)
  yield* withdrawInvitations(organisationId, contact)
  const at = now()
  const [id, token] = [newId(), newToken()]
  yield* sql`INSERT INTO organisation_invitation (id, organisation_id, phone, email, token_hash, invited_at, expires_at)
    VALUES (${id}, ${organisationId}, ${contact.phone}, ${contact.email}, ${hashOf(token)}, ${new Date(at)},
            ${new Date(at + invitationHolds)})`
  const language = yield* languageFor(contact, market)
  const { name: company } = yield* readSummary(organisationId, customerId)
  // The token is in the fragment, so that no server logs it.
  const link = yield* shopLink(language, `/min-side#invitation=${token}`)
  const messages = invitationMessages({ contact, language, company, link, isForCustomer })
  yield* Effect.forEach(messages, (message) => post(message, at + invitationHolds), { discard: true })
  return id
})

const isMember = Effect.fnUntraced(function* (organisationId: string, { phone, email }: Contact) {
  const sql = yield* PgClient.PgClient
  const found = yield* sql`SELECT 1 FROM membership JOIN customer ON customer.id = customer_id
    WHERE organisation_id = ${organisationId} AND (phone = ${phone}::text OR lower(email) = lower(${email}::text))`
  return found.length > 0
})

const takeTurns = Effect.fnUntraced(function* (organisationId: string, { phone, email }: Contact) {
  const people = [phone, email?.toLowerCase() ?? null].filter((address) => address !== null)
  for (const address of people) {
    if (!(yield* takeTurn(`invitation to ${address}`, invitationLimits.person))) return false
  }
  return yield* takeTurn(`invitations of ${organisationId}`, invitationLimits.organisation)
})

const decodeLanguages = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ language: Language })))

/** A customer's language; the market's first language without an account. */
const languageFor = Effect.fnUntraced(function* ({ phone, email }: Contact, market: Market) {
  const sql = yield* PgClient.PgClient
  const [known] = yield* decodeLanguages(
    yield* sql`SELECT language FROM customer WHERE phone = ${phone}::text OR lower(email) = lower(${email}::text)
      ORDER BY phone = ${phone}::text DESC NULLS LAST LIMIT 1`,
  )
  return known?.language ?? market.languages[0]?.language ?? "en"
})
