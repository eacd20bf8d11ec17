import type { Shipping, StoredCart } from "../../domain/cart/model.ts"
import type { RememberedContact } from "../../domain/checkout/model.ts"

/**
 * An empty cart begins with the remembered method and address, unless a method was chosen for it; a cart with food that
 * is to be delivered gets only the address. A hotspot is not remembered, because it belongs to one store.
 */
export const withWay = (cart: StoredCart, contact: RememberedContact | null): StoredCart => {
  const { method, address } = cart.shipping
  if (contact === null || address !== null) return cart
  if (method === "delivery") return { ...cart, shipping: { ...cart.shipping, address: contact.shipping.address } }
  if (cart.items.length > 0 || method !== "carryout") return cart
  return { ...cart, shipping: { ...cart.shipping, ...contact.shipping, method: rememberedMethod(contact.shipping) } }
}

/** The method of a remembered customer's next order: that of the last one, but carry-out after a hotspot. */
const rememberedMethod = ({ method }: Pick<Shipping, "method">): Shipping["method"] =>
  method === "hotspot" ? "carryout" : method

/** The shipping with which the next cart begins after this order: without its time and hotspot. */
export const shippingAfter = (shipping: Shipping): Shipping => ({
  ...shipping,
  method: rememberedMethod(shipping),
  requestedTime: null,
  hotspot: null,
})
