import type { DeviceEntry } from "@skorpe/core/domain/device"
import type { ShopViews } from "@skorpe/core/shop"

type Say = (violation: string) => void

/** The part of a view that a judge reads. */
type Part<Name extends keyof ShopViews, Field extends keyof ShopViews[Name]> = Pick<ShopViews[Name], Field>

const empty = { firstName: "", lastName: "", phone: "", email: "", message: "" }

/** Checks a walk in which no session was ended: none was to be, and nobody was logged out. */
export const judgeUnended = (walk: { readonly wasToEnd: boolean; readonly isOut: boolean }, say: Say): void => {
  if (walk.isOut) say("logged out, though nothing had ended the session")
  else if (walk.wasToEnd) say("never ended")
}

/** The shop after a logout: the views, the whole state as text, the user's number, and whether the cart was kept. */
export interface Logout {
  readonly views: {
    readonly session: Part<"session", "_tag">
    readonly route: Part<"route", "path"> & { readonly screen: Pick<ShopViews["route"]["screen"], "_tag"> }
    readonly checkout: Part<"checkout", "fields">
    readonly login: Part<"login", "step" | "phone">
    readonly organisationWarning: Part<"organisationWarning", "isShown">
  }
  readonly known: string
  readonly phone: string
  readonly isKept: boolean
}

/** Checks that a shop whose session has ended says so, keeps the cart and knows nothing of its customer. */
export const judgeLogout = ({ views, known, phone, isKept }: Logout, say: Say): void => {
  const { session, route, checkout, login, organisationWarning } = views
  if (session._tag !== "Anonymous") say(`the session is ${session._tag}`)
  if (route.path !== "/logg-ut" || route.screen._tag !== "LoggedOut") say(`the address is ${route.path}`)
  if (JSON.stringify(checkout.fields) !== JSON.stringify(empty)) say("the form still names the customer")
  if (login.step !== "idle" || login.phone !== "") say("the login still knows the number")
  if (organisationWarning.isShown) say("the company's warning is still shown")
  if (known.includes(phone)) say("the number is still somewhere in the shop's state")
  if (!isKept) say("the cart was lost")
}

/** The cookies of a device, which outlive a session that ends by itself; they open no account. */
const ofDevice: ReadonlySet<string> = new Set(["__Host-device", "__Host-known-phone"])

/** Of each entry of the device, whether it may outlive a session. A new entry does not type-check until it is judged. */
const mayStay: Readonly<Record<DeviceEntry, boolean>> = {
  cart: true,
  place: true,
  attempt: true,
  unpaidOrder: true,
  orderTokens: true,
  store: true,
  favourites: true,
  searchHistory: true,
  lastOrder: true,
  organisationWarning: true,
  consent: true,
  loggedIn: false,
  sessionExpiry: false,
  currentAccount: false,
  contact: false,
  typed: false,
}

/** A guest who went on after a logout: the shop, the pizzas before, and what the device has reported and keeps. */
export interface Guest {
  readonly views: {
    readonly session: Part<"session", "_tag">
    readonly validation: Part<"validation", "_tag">
    readonly cart: Part<"cart", "totalCount">
  }
  readonly inCart: number
  readonly logouts: readonly string[]
  /** Names of cookies. */
  readonly cookies: readonly string[]
  readonly entries: readonly DeviceEntry[]
}

/** Checks that a guest could go on with the cart, after one logout, on a device that keeps nothing of the session. */
export const judgeGuest = ({ views, inCart, logouts, cookies, entries }: Guest, say: Say): void => {
  const { session, validation, cart } = views
  const isPriced = validation._tag === "Confirmed" && cart.totalCount === inCart + 1
  if (!isPriced) say(`the guest could not go on: ${validation._tag}, ${cart.totalCount} after ${inCart}`)
  if (session._tag !== "Anonymous") say("somebody is logged in again")
  if (logouts.join() !== "unauthorized") say(`logouts: ${logouts.join()}`)
  const left = cookies.filter((name) => !ofDevice.has(name))
  if (left.length > 0) say(`the cookies ${left.join()} are still there`)
  for (const entry of entries) if (!mayStay[entry]) say(`the device still keeps ${entry}`)
}
