import { finder } from "../address/actor.ts"
import { builder } from "../builder/actor.ts"
import { cart } from "../cart/actor.ts"
import { checkout } from "../checkout/actor.ts"
import { defaultStore } from "../defaultStore/actor.ts"
import { dialog } from "../dialog/actor.ts"
import { offers } from "../discount/actor.ts"
import { lastOrder } from "../lastOrder/actor.ts"
import { login } from "../login/actor.ts"
import { loyalty } from "../loyalty/actor.ts"
import { notification } from "../notification/actor.ts"
import { overlay } from "../overlay/actor.ts"
import { search } from "../search/actor.ts"
import { session } from "../session/actor.ts"
import { timing } from "../timing/actor.ts"
import { tracking } from "../tracking/actor.ts"
import { unsubscribe } from "../unsubscribe/actor.ts"
import { upsells } from "../upsells/actor.ts"
import { validation } from "../validation/actor.ts"

export { digestWorld } from "../kernel/digest.ts"

/** The units that sleep until something wakes them: a shop in the browser begins without their code. */
export const wakingUnits = {
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
  unsubscribe,
  upsells,
  validation,
}

export type WakingUnits = typeof wakingUnits
