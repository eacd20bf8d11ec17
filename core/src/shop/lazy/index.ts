import { account } from "../../units/account/actor.ts"
import { finder } from "../../units/address/actor.ts"
import { builder } from "../../units/builder/actor.ts"
import { cart } from "../../units/cart/actor.ts"
import { checkout } from "../../units/checkout/actor.ts"
import { coupon } from "../../units/coupon/actor.ts"
import { defaultStore } from "../../units/defaultStore/actor.ts"
import { dialog } from "../../units/dialog/actor.ts"
import { offers } from "../../units/discount/actor.ts"
import { favouriteSync } from "../../units/favouriteSync/actor.ts"
import { lastOrder } from "../../units/lastOrder/actor.ts"
import { loyalty } from "../../units/loyalty/actor.ts"
import { notification } from "../../units/notification/actor.ts"
import { overlay } from "../../units/overlay/actor.ts"
import { payment } from "../../units/payment/actor.ts"
import { readyNotice } from "../../units/readyNotice/actor.ts"
import { search } from "../../units/search/actor.ts"
import { session } from "../../units/session/actor.ts"
import { sharing } from "../../units/sharing/actor.ts"
import { timing } from "../../units/timing/actor.ts"
import { tracking } from "../../units/tracking/actor.ts"
import { upsells } from "../../units/upsells/actor.ts"
import { validation } from "../../units/validation/actor.ts"

export { digestWorld } from "../../kernel/digest.ts"

/** The lazy units that serve an order, in the chunk that a browser loads on demand. */
export const orderingUnits = {
  account,
  builder,
  cart,
  checkout,
  coupon,
  defaultStore,
  dialog,
  favouriteSync,
  finder,
  lastOrder,
  loyalty,
  notification,
  offers,
  overlay,
  payment,
  readyNotice,
  search,
  session,
  sharing,
  timing,
  tracking,
  upsells,
  validation,
}
