import { marketOf } from "../../domain/market/markets.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { CartState } from "./changing.ts"
import { emptyCart } from "../../domain/cart/rules/emptyCart.ts"

const nothing = [] as const

/** Initial cart of a session, before the device's stored cart is read. */
export const beginCart = ({ seed, market, origin }: ShopStart): CartState => ({
  seed,
  market,
  cart: emptyCart(marketOf(market).defaultSize, origin === "webQr" || origin === "appQr"),
  large: { needsNextDayOrder: false, needsManualOrder: false, needsRestrictionMessage: false },
  loyaltyAgreed: false,
  reorder: null,
  removed: null,
  counted: null,
  lapsed: null,
  movedFrom: null,
  leftOut: nothing,
  broughtCodes: nothing,
  account: null,
})
