import type { StoredCart } from "../model.ts"

/** The cart without the address that came from the account of whoever ordered; one that was given here stays. */
export const withoutOwner = (cart: StoredCart): StoredCart =>
  cart.shipping.address?.ofAccount ? { ...cart, shipping: { ...cart.shipping, address: null } } : cart
