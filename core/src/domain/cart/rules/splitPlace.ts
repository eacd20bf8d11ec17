import type { CartPlace, StoredCart } from "../model.ts"

/** A cart as the device may keep it, and what it says about the customer's own place, which is kept for the tab only. */
export const splitPlace = (cart: StoredCart): { readonly cart: StoredCart; readonly place: CartPlace } => {
  const { address, hotspot } = cart.shipping
  return {
    cart: {
      ...cart,
      shipping: { ...cart.shipping, address: null, hotspot: hotspot && { ...hotspot, parameters: {} } },
    },
    place: { cartId: cart.cartId, address, hotspotId: hotspot?.id ?? null, parameters: hotspot?.parameters ?? {} },
  }
}

/** The cart with the place that this tab knows for it, and for its hotspot. What the cart says itself wins. */
export const joinPlace = (cart: StoredCart, place: CartPlace | null): StoredCart => {
  if (place === null || place.cartId !== cart.cartId) return cart
  const { address, hotspot } = cart.shipping
  const known = hotspot?.id === place.hotspotId ? place.parameters : {}
  const parameters = { ...known, ...hotspot?.parameters }
  const shipping = {
    ...cart.shipping,
    address: address ?? place.address,
    hotspot: hotspot && { ...hotspot, parameters },
  }
  return { ...cart, shipping }
}
