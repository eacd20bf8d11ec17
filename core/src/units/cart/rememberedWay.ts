import type { Shipping, StoredCart } from "../../domain/cart/model.ts"
import type { RememberedContact } from "../../domain/checkout/model.ts"

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
const rememberedMethod = ({ method }: Pick<Shipping, "method">): Shipping["method"] =>
  method === "hotspot" ? "carryout" : method

/** How and where the next order goes after this one. The time was that order's alone. */
export const shippingAfter = (shipping: Shipping): Shipping => ({
  ...shipping,
  method: rememberedMethod(shipping),
  requestedTime: null,
  hotspot: null,
})
