import { colleagues, people, personOf } from "./people.ts"
import type { ShopEvent } from "@skorpe/core/messages"
import { type Move, type Reading, type Situation, walkTo } from "./move.ts"

/** The number of somebody else outside the company, whom a customer invites or recruits. */
const phoneOfAnother = ({ see, device, chance }: Situation): string => {
  const others = Array.from({ length: people }, (_, nth) => nth).filter(
    (nth) => nth !== device.person.nth && !colleagues.some((one) => one === nth),
  )
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

type Words = {
  readonly [Type in ShopEvent["type"]]?: (
    event: Extract<ShopEvent, { readonly type: Type }>,
    situation: Situation,
  ) => Move | null
}

const nothing = (): null => null

const ownName = <Typed extends { readonly field: string; readonly text: string }>(
  event: Typed,
  { device }: Situation,
): Typed => (event.field === "lastName" ? { ...event, text: device.person.lastName } : event)

const ownReading =
  (reads: Reading["reads"]) =>
  (_: ShopEvent, { chance }: Situation): Reading => ({ reads, isMisread: chance.happens(0.1) })

const ownInvitation =
  (type: "InvitationSentAgain" | "InvitationWithdrawalWanted") =>
  (_: ShopEvent, situation: Situation): Move | null => {
    const invitationId = openInvitation(situation)
    return invitationId === undefined ? null : { type, invitationId }
  }

const answerOpen = <Answer extends { readonly id: string }>(event: Answer, { see }: Situation): Answer | null =>
  see.dialog.open === null ? null : { ...event, id: see.dialog.open.id }

const words: Words = {
  LoginCodeRequested: (event, { device }) => ({ ...event, phone: device.person.phone }),
  LoginCodeEntered: ownReading("LoginCodeEntered"),
  InvitationLinkOpened: ownReading("InvitationLinkOpened"),
  AccountTyped: ownName,
  ProfileTyped: ownName,
  AddressTyped: (event, { streets, chance }) => ({ ...event, query: chance.pick(streets) ?? "" }),
  OrganisationTyped: (event, situation) =>
    event.field === "phone" ? { ...event, text: phoneOfAnother(situation) } : event,
  FriendTyped: (event, situation) => ({ ...event, friend: phoneOfAnother(situation) }),
  PathOpened: (event, situation) => (event.path.includes("organisation-1") ? ownCompany(situation) : event),
  InvitationSentAgain: ownInvitation("InvitationSentAgain"),
  InvitationWithdrawalWanted: ownInvitation("InvitationWithdrawalWanted"),
  AccountDeletionWanted: (event, { swarm }) => (swarm.has("leaving for good") ? event : null),
  DialogConfirmed: answerOpen,
  DialogCancelled: answerOpen,
  DialogClosed: answerOpen,
  // Passkeys, places, notices and mails need a device of their own; another number makes another person.
  PasskeyLoginChosen: nothing,
  PasskeyWanted: nothing,
  PasskeyRemovalWanted: nothing,
  NearbyWanted: nothing,
  ReadyNoticeWanted: nothing,
  EmailLinkOpened: nothing,
  NumberChangeWanted: nothing,
  // The ordering customer does these.
  StoreChosen: nothing,
  CouponTyped: nothing,
  CouponSubmitted: nothing,
  TimingOpened: nothing,
  PageHidden: nothing,
  PageShown: nothing,
}

/**
 * A move of the core's simulation in this customer's own words: their number and name instead of made-up ones, and what
 * a message to them says. `null` for what a device of this simulation cannot do, and for what changes who they are.
 */
export const inOwnWords = (event: ShopEvent, situation: Situation): Move | null => {
  const say = words[event.type]
  return say === undefined ? (event as Move) : say(event as never, situation)
}
