import type { StoredCart } from "../model.ts"

/** A cart without what was given to somebody: a customer's or organisation's discount, and points. Typed codes stay. */
export const withoutGranted = (cart: StoredCart): StoredCart => {
  const { userDiscount, organisationDiscount, useLoyalty } = cart
  if (userDiscount === null && organisationDiscount === null && !useLoyalty) return cart
  return { ...cart, userDiscount: null, organisationDiscount: null, useLoyalty: false }
}
