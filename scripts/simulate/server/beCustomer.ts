import { aside } from "@skorpe/core/simulation"
import type { Move, Situation } from "./move.ts"
import { inOwnWords } from "./ownWords.ts"

const loggingIn = new Set(["codeSent", "unverified", "unregistered"])

/** Logs in, or out again; a guest who has begun to log in goes on with it. */
const comeAndGo = ({ see, device, swarm, chance }: Situation): Move | null => {
  const { login, session } = see
  if (session._tag === "Anonymous" && login.step === "idle") {
    return chance.happens(0.12) ? { type: "LoginCodeRequested", phone: device.person.phone } : null
  }
  if (loggingIn.has(login.step) && chance.happens(0.04)) return { type: "LoginAbandoned" }
  if (session._tag !== "LoggedIn") return null
  if (chance.happens(0.012)) return { type: "LogoutChosen" }
  return swarm.has("sessions end") && chance.happens(0.012) ? { session: "over" } : null
}

/** Orders for a company, or for oneself again. */
const chooseAccount = ({ see: { session }, swarm, chance }: Situation): Move | null => {
  if (session._tag !== "LoggedIn" || !swarm.has("companies")) return null
  if (session.organisation !== null) {
    return chance.happens(0.04) ? { type: "AccountChosen", organisationId: null } : null
  }
  const one = chance.pick(session.user.organisations.filter(({ isActive }) => isActive))
  return one && chance.happens(0.12) ? { type: "AccountChosen", organisationId: one.organisationId } : null
}

/** What somebody with an account, or on the way to one, does beside ordering; `null` for nothing. */
export const beCustomer = (situation: Situation): Move | null => {
  const { see, stores, coupons, swarm, chance } = situation
  if (!swarm.has("accounts")) return null
  const own = comeAndGo(situation) ?? chooseAccount(situation)
  if (own !== null) return own
  const share = loggingIn.has(see.login.step) ? 0.9 : see.session._tag === "LoggedIn" ? 0.2 : 0.04
  if (!chance.happens(share)) return null
  const props = { market: see.route.market, stores, coupons, carts: [], attempts: [], kept: [] }
  const event = aside(see, props, chance)
  return event === null ? null : inOwnWords(event, situation)
}
