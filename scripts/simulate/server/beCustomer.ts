import { aside } from "@skorpe/core/simulation"
import type { ShopViews } from "@skorpe/core/shop"
import { type Move, type Situation, walkTo } from "./move.ts"
import { inOwnWords } from "./ownWords.ts"

const loggingIn = new Set(["codeSent", "unverified", "unregistered"])

/** Logs in, or out again; a guest who has begun to log in goes on with it. */
const comeAndGo = ({ see, device, swarm, chance }: Situation): Move | null => {
  const { login, session } = see
  if (session._tag === "Anonymous" && login.step === "idle") {
    return chance.happens(0.12) ? { type: "LoginCodeRequested", phone: device.person.phone } : null
  }
  if (loggingIn.has(login.step) && chance.happens(login.fault === null ? 0.04 : 0.3)) return { type: "LoginAbandoned" }
  if (session._tag !== "LoggedIn") return null
  if (chance.happens(0.012)) return { type: "LogoutChosen" }
  return swarm.has("sessions end") && chance.happens(0.012) ? { session: "over" } : null
}

/** Orders for a company, or for oneself again; joins one by an invitation, or registers one. */
const chooseAccount = ({ see: { invitation, organisationSignUp, session }, swarm, chance }: Situation): Move | null => {
  if (session._tag !== "LoggedIn" || !swarm.has("companies")) return null
  if (session.organisation !== null) {
    return chance.happens(0.04) ? { type: "AccountChosen", organisationId: null } : null
  }
  const one = chance.pick(session.user.organisations.filter(({ isActive }) => isActive))
  if (one && chance.happens(0.25)) return { type: "AccountChosen", organisationId: one.organisationId }
  if (invitation._tag === "NoLink" && chance.happens(0.04)) return { reads: "InvitationLinkOpened", isMisread: false }
  const wantsCompany = one === undefined && organisationSignUp._tag !== "Typing" && chance.happens(0.05)
  return wantsCompany ? { type: "ModalOpened", modal: { _tag: "SignUpOrganisation" } } : null
}

/** Goes to their own page, or to that of a company. */
const visitOwnPage = ({ see, swarm, chance }: Situation): Move | null => {
  if (see.session._tag !== "LoggedIn" || !chance.happens(0.03)) return null
  const one = chance.pick(see.session.user.organisations)
  return one && swarm.has("companies") && chance.happens(0.6)
    ? walkTo(see, { _tag: "Organisation", organisationId: one.organisationId })
    : walkTo(see, { _tag: "Account" })
}

/** The chance that the next move is not about ordering; somebody in the middle of such a thing goes on with it. */
const shareOf = ({ deletion, invitation, login, organisationSignUp, route, session }: ShopViews): number => {
  if (loggingIn.has(login.step)) return 0.9
  if (session._tag !== "LoggedIn") return 0.04
  const isBusy = organisationSignUp._tag === "Typing" || invitation._tag === "Asked" || deletion._tag === "Asking"
  const isAtOwnPage = route.screen._tag === "Account" || route.screen._tag === "Organisation"
  return isBusy || isAtOwnPage ? 0.85 : 0.15
}

/** A move, other than ordering, of somebody who has an account or is registering; `null` for none. */
export const beCustomer = (situation: Situation): Move | null => {
  const { see, stores, coupons, swarm, chance } = situation
  if (!swarm.has("accounts")) return null
  const own = comeAndGo(situation) ?? chooseAccount(situation) ?? visitOwnPage(situation)
  if (own !== null) return own
  if (!chance.happens(shareOf(see))) return null
  const isLeaving = swarm.has("leaving for good") && see.route.screen._tag === "Account" && chance.happens(0.1)
  if (isLeaving && see.deletion._tag === "Closed") return { type: "AccountDeletionWanted" }
  const props = { market: see.route.market, stores, coupons, carts: [], attempts: [], kept: [] }
  const event = aside(see, props, chance)
  return event === null ? null : inOwnWords(event, situation)
}
