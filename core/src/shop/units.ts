import { accordion } from "../accordion/actor.ts"
import { age } from "../age/actor.ts"
import { statistics } from "../analytics/actor.ts"
import { cart } from "../cart/actor.ts"
import { checkout } from "../checkout/actor.ts"
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
import { timing } from "../timing/actor.ts"
import { validation } from "../validation/actor.ts"

/** Who lives in a shop; they hear an event in this order: the overlay of an address before the route changes to it. */
export const unitsWith = <Builder, Login, Tracking, Upsells>(late: {
  readonly builder: Builder
  readonly login: Login
  readonly tracking: Tracking
  readonly upsells: Upsells
}) => ({
  session,
  consent,
  overlay,
  route,
  store,
  menu,
  cart,
  timing,
  validation,
  checkout,
  tracking: late.tracking,
  notification,
  statistics,
  dialog,
  age,
  upsells: late.upsells,
  builder: late.builder,
  lastOrder,
  storeMemory,
  favourites,
  search,
  accordion,
  login: late.login,
  organisationWarning,
  loyalty,
  telemetry,
})
