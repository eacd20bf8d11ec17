import { marketOf } from "../../domain/market/markets.ts"
import type { Shipping, StoredCart } from "../../domain/cart/model.ts"
import type { RememberedContact } from "../../domain/checkout/model.ts"
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

/**
 * An empty cart begins with the remembered customer's way and address, unless a way was chosen for it; a filled one that
 * is to be delivered, with the address alone. A hotspot is not remembered, because it belongs to one store.
 */
export const withWay = (cart: StoredCart, contact: RememberedContact | null): StoredCart => {
  const { method, address } = cart.shipping
  if (contact === null || address !== null) return cart
  if (method === "delivery") return { ...cart, shipping: { ...cart.shipping, address: contact.shipping.address } }
  if (cart.items.length > 0 || method !== "carryout") return cart
  return { ...cart, shipping: { ...cart.shipping, ...contact.shipping, method: rememberedMethod(contact.shipping) } }
}

/** How a customer who is remembered gets their next order: as the last one, but not at a hotspot. */
export const rememberedMethod = ({ method }: Pick<Shipping, "method">): Shipping["method"] =>
  method === "hotspot" ? "carryout" : method

/** How and where the next order goes after this one. The time was that order's alone. */
export const shippingAfter = (shipping: Shipping): Shipping => ({
  ...shipping,
  method: rememberedMethod(shipping),
  requestedTime: null,
  hotspot: null,
})
