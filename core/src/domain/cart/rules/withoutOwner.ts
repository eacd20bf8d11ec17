import type { StoredCart } from "../model.ts"

/** The cart without an address from the customer's account; one that was entered here stays. */
export const withoutOwner = (cart: StoredCart): StoredCart =>
  cart.shipping.address?.ofAccount ? { ...cart, shipping: { ...cart.shipping, address: null } } : cart
