import { marketOf } from "../../domain/market/markets.ts"
import type { StoredCart } from "../../domain/cart/model.ts"
import type { RememberedContact } from "../../domain/checkout/model.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { CartState } from "./changing.ts"
import { emptyCart } from "../../domain/cart/rules/emptyCart.ts"

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
  account: null,
})

/** A cart that begins with the remembered customer's way and address. */
export const withWay = (cart: StoredCart, contact: RememberedContact | null): StoredCart =>
  contact === null ? cart : { ...cart, shipping: { ...cart.shipping, ...contact.shipping } }
