import { accordion } from "../accordion/actor.ts"
import { finder } from "../address/actor.ts"
import { age } from "../age/actor.ts"
import { statistics } from "../analytics/actor.ts"
import { builder } from "../builder/actor.ts"
import { cart } from "../cart/actor.ts"
import { checkout } from "../checkout/actor.ts"
import { consent } from "../consent/actor.ts"
import { defaultStore } from "../defaultStore/actor.ts"
import { dialog } from "../dialog/actor.ts"
import { favourites } from "../favourites/actor.ts"
import { type Fold, makeFold } from "../kernel/fold.ts"
import type { World } from "../kernel/world.ts"
import { lastOrder } from "../lastOrder/actor.ts"
import { login } from "../login/actor.ts"
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
import { tracking } from "../tracking/actor.ts"
import { upsells } from "../upsells/actor.ts"
import { validation } from "../validation/actor.ts"
import { overhearCall } from "./overhearCall.ts"
import type { ShopCommand } from "./commands.ts"
import type { ShopEvent } from "./events.ts"
import type { ShopStart } from "./start.ts"

/** Who lives in a shop; they hear an event in this order: the overlay of an address before the route changes to it. */
export const units = {
  session,
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

type Units = typeof units

/** What may be seen of a shop, unit by unit: all that a screen is drawn from. */
export type ShopViews = { readonly [Name in keyof Units]: ReturnType<Units[Name]["view"]> }

export type ShopWorld = World<ShopCommand>
export type ShopFold = Fold<ShopStart, ShopEvent, ShopCommand>

/** The shop's loop. */
export const shop: ShopFold = makeFold<ShopStart, ShopEvent, ShopCommand>(Object.values(units), overhearCall)

/** Looks at a world. */
export const seeShop = (world: ShopWorld): ShopViews => shop.see(world) as unknown as ShopViews
