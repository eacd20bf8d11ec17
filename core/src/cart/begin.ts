import { marketOf } from "../market/markets.ts"
import type { ShopStart } from "../shop/start.ts"
import type { CartState } from "./changing.ts"
import { emptyCart } from "./rules/emptyCart.ts"

/** The cart that a session begins with, before the device has said what it remembers. */
export const beginCart = ({ seed, market, origin }: ShopStart): CartState => ({
  seed,
  market,
  cart: emptyCart(marketOf(market).defaultSize, origin === "webQr" || origin === "appQr"),
  large: { needsNextDayOrder: false, needsManualOrder: false, needsRestrictionMessage: false },
  loyaltyAgreed: false,
  reorder: null,
  removed: null,
  account: null,
})
