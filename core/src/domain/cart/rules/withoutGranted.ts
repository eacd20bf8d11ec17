import type { StoredCart } from "../model.ts"

/**
 * The cart without what was granted to an account: customer and organisation discounts, and points. Typed codes stay.
 */
export const withoutGranted = (cart: StoredCart): StoredCart => {
  const { userDiscount, organisationDiscount, useLoyalty } = cart
  if (userDiscount === null && organisationDiscount === null && !useLoyalty) return cart
  return { ...cart, userDiscount: null, organisationDiscount: null, useLoyalty: false }
}
