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
  const {
    builder,
    cart,
    checkout,
    defaultStore,
    dialog,
    finder,
    lastOrder,
    login,
    loyalty,
    notification,
    offers,
    overlay,
    search,
    session,
    timing,
    tracking,
    upsells,
    validation,
  }: Pick<Late, keyof WakingUnits> = late
  return {
    session,
    connection,
    consent,
    overlay,
    route,
    store,
    finder,
    menu,
    cart,
    timing,
    validation,
    checkout,
    tracking,
    notification,
    statistics,
    dialog,
    age,
    upsells,
    offers,
    builder,
    lastOrder,
    storeMemory,
    defaultStore,
    favourites,
    search,
    accordion,
    login,
    organisationWarning,
    loyalty,
    telemetry,
  }
}
