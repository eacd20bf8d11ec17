import { accordion } from "../units/accordion/actor.ts"
import { age } from "../units/age/actor.ts"
import { statistics } from "../units/analytics/actor.ts"
import { connection } from "../units/connection/actor.ts"
import { consent } from "../units/consent/actor.ts"
import { favourites } from "../units/favourites/actor.ts"
import { menu } from "../units/menu/actor.ts"
import { organisationWarning } from "../units/organisation/actor.ts"
import { route } from "../units/route/actor.ts"
import { store } from "../units/store/actor.ts"
import { storeMemory } from "../units/storeMemory/actor.ts"
import { telemetry } from "../units/telemetry/actor.ts"
import type { LazyUnits } from "./lazyUnits.ts"

/** The units of a shop, in the order in which they receive an event: an address opens its panel before its route. */
export const unitsWith = <Lazy extends Readonly<Record<keyof LazyUnits, unknown>>>(lazy: Lazy) => {
  const one = <Name extends keyof LazyUnits>(name: Name): Lazy[Name] => lazy[name]
  return {
    session: one("session"),
    connection,
    consent,
    overlay: one("overlay"),
    route,
    store,
    finder: one("finder"),
    menu,
    cart: one("cart"),
    timing: one("timing"),
    validation: one("validation"),
    checkout: one("checkout"),
    account: one("account"),
    addressBook: one("addressBook"),
    profile: one("profile"),
    agreements: one("agreements"),
    logins: one("logins"),
    pointsHistory: one("pointsHistory"),
    deletion: one("deletion"),
    emailProof: one("emailProof"),
    payment: one("payment"),
    tracking: one("tracking"),
    sharing: one("sharing"),
    readyNotice: one("readyNotice"),
    notification: one("notification"),
    statistics,
    dialog: one("dialog"),
    age,
    upsells: one("upsells"),
    offers: one("offers"),
    coupon: one("coupon"),
    builder: one("builder"),
    lastOrder: one("lastOrder"),
    orderHistory: one("orderHistory"),
    recruiting: one("recruiting"),
    storeMemory,
    defaultStore: one("defaultStore"),
    favourites,
    search: one("search"),
    accordion,
    login: one("login"),
    unsubscribe: one("unsubscribe"),
    organisationWarning,
    organisationSignUp: one("organisationSignUp"),
    ownOrganisation: one("ownOrganisation"),
    invitation: one("invitation"),
    loyalty: one("loyalty"),
    telemetry,
  }
}
