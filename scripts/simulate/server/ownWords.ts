import { people, personOf } from "./people.ts"
import type { ShopEvent } from "@skorpe/core/messages"
import { type Move, type Situation, walkTo } from "./move.ts"

/** The number of somebody else, whom a customer invites or recruits. */
const phoneOfAnother = ({ see, device, chance }: Situation): string => {
  const others = Array.from({ length: people }, (_, nth) => nth).filter((nth) => nth !== device.person.nth)
  return personOf(see.route.market, chance.pick(others) ?? 0).phone
}

/** The page of a company that the customer belongs to; `null` when there is none. */
const ownCompany = ({ see, chance }: Situation): Move | null => {
  const one = see.session._tag === "LoggedIn" ? chance.pick(see.session.user.organisations) : undefined
  return one ? walkTo(see, { _tag: "Organisation", organisationId: one.organisationId }) : null
}

const openInvitation = ({ see: { ownOrganisation } }: Situation): string | undefined =>
  ownOrganisation._tag === "Open"
    ? ownOrganisation.home.invitations?.find(({ status }) => status === "pending")?.id
    : undefined

/**
 * A move of the core's simulation in this customer's own words: their number and name instead of made-up ones, and what
 * a message to them says. `null` for what a device of this simulation cannot do, and for what changes who they are.
 */
export const inOwnWords = (event: ShopEvent, situation: Situation): Move | null => {
  const { see, device, streets, chance } = situation
  const { person } = device
  switch (event.type) {
    case "LoginCodeRequested":
      return { type: "LoginCodeRequested", phone: person.phone }
    case "LoginCodeEntered":
    case "InvitationLinkOpened":
      return { reads: event.type, isMisread: chance.happens(0.1) }
    case "AccountTyped":
      return { ...event, text: event.field === "lastName" ? person.lastName : event.text }
    case "ProfileTyped":
      return { ...event, text: event.field === "lastName" ? person.lastName : event.text }
    case "AddressTyped":
      return { ...event, query: chance.pick(streets) ?? "" }
    case "OrganisationTyped":
      return event.field === "phone" ? { ...event, text: phoneOfAnother(situation) } : event
    case "FriendTyped":
      return { ...event, friend: phoneOfAnother(situation) }
    case "PathOpened":
      return event.path.includes("organisation-1") ? ownCompany(situation) : event
    case "InvitationSentAgain":
    case "InvitationWithdrawalWanted": {
      const invitationId = openInvitation(situation)
      return invitationId === undefined ? null : { type: event.type, invitationId }
    }
    case "AccountDeletionWanted":
      return situation.swarm.has("leaving for good") ? event : null
    // Passkeys, places, notices and mails need a device of their own; another number makes another person.
    case "PasskeyLoginChosen":
    case "PasskeyWanted":
    case "PasskeyRemovalWanted":
    case "NearbyWanted":
    case "ReadyNoticeWanted":
    case "EmailLinkOpened":
    case "NumberChangeWanted":
    // The ordering customer does these.
    case "StoreChosen":
    case "CouponTyped":
    case "CouponSubmitted":
    case "TimingOpened":
    case "PageHidden":
    case "PageShown":
      return null
    case "DialogConfirmed":
    case "DialogCancelled":
    case "DialogClosed":
      return see.dialog.open === null ? null : { ...event, id: see.dialog.open.id }
    default:
      return event as Move
  }
}
