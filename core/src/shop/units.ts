import { accordion } from "../accordion/actor.ts"
import { age } from "../age/actor.ts"
import { statistics } from "../analytics/actor.ts"
import { cart } from "../cart/actor.ts"
import { connection } from "../connection/actor.ts"
import { consent } from "../consent/actor.ts"
import { dialog } from "../dialog/actor.ts"
import { favourites } from "../favourites/actor.ts"
import { lastOrder } from "../lastOrder/actor.ts"
import { loyalty } from "../loyalty/actor.ts"
import { menu } from "../menu/actor.ts"
import { notification } from "../notification/actor.ts"
import { organisationWarning } from "../organisation/actor.ts"
import { overlay } from "../overlay/actor.ts"
import { route } from "../route/actor.ts"
import { search } from "../search/actor.ts"
import { session } from "../session/actor.ts"
import { store } from "../store/actor.ts"
import { storeMemory } from "../storeMemory/actor.ts"
import { telemetry } from "../telemetry/actor.ts"
import { validation } from "../validation/actor.ts"
import type { WakingUnits } from "../waking/index.ts"

/** Who lives in a shop; they hear an event in this order: the overlay of an address before the route changes to it. */
export const unitsWith = <Late extends Readonly<Record<keyof WakingUnits, unknown>>>(late: Late) => {
  const {
    builder,
    checkout,
    defaultStore,
    finder,
    login,
    offers,
    timing,
    tracking,
    upsells,
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
