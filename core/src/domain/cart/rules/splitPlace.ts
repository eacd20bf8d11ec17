import type { CartPlace, StoredCart } from "../model.ts"

/** A cart as the device may store it, and the customer's personal place, which is stored for the tab only. */
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

/**
 * The cart with the place that this tab has stored for it and for its hotspot. The cart's own data takes precedence.
 */
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
