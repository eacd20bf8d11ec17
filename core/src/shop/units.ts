import { accordion } from "../accordion/actor.ts"
import { age } from "../age/actor.ts"
import { statistics } from "../analytics/actor.ts"
import { connection } from "../connection/actor.ts"
import { consent } from "../consent/actor.ts"
import { favourites } from "../favourites/actor.ts"
import { menu } from "../menu/actor.ts"
import { organisationWarning } from "../organisation/actor.ts"
import { route } from "../route/actor.ts"
import { store } from "../store/actor.ts"
import { storeMemory } from "../storeMemory/actor.ts"
import { telemetry } from "../telemetry/actor.ts"
import type { WakingUnits } from "../waking/index.ts"

/** Who lives in a shop; they hear an event in this order: the overlay of an address before the route changes to it. */
export const unitsWith = <Late extends Readonly<Record<keyof WakingUnits, unknown>>>(late: Late) => {
  const one = <Name extends keyof WakingUnits>(name: Name): Late[Name] => late[name]
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
    tracking: one("tracking"),
    notification: one("notification"),
    statistics,
    dialog: one("dialog"),
    age,
    upsells: one("upsells"),
    offers: one("offers"),
    builder: one("builder"),
    lastOrder: one("lastOrder"),
    storeMemory,
    defaultStore: one("defaultStore"),
    favourites,
    search: one("search"),
    accordion,
    login: one("login"),
    unsubscribe: one("unsubscribe"),
    organisationWarning,
    loyalty: one("loyalty"),
    telemetry,
  }
}
