import type { StoredCart } from "../model.ts"

/** True when anything that affects the price differs: the triggers of SPEC §5. Compares items by identity. */
export const isPricedAnew = (before: StoredCart, after: StoredCart): boolean =>
  before.items !== after.items ||
  before.storeId !== after.storeId ||
  before.shipping.method !== after.shipping.method ||
  before.shipping.price !== after.shipping.price ||
  before.shipping.requestedTime !== after.shipping.requestedTime ||
  before.shipping.hotspot?.id !== after.shipping.hotspot?.id ||
  before.userDiscount?.couponCode !== after.userDiscount?.couponCode ||
  before.organisationDiscount?.couponCode !== after.organisationDiscount?.couponCode ||
  !isSame(before.manualDeals, after.manualDeals) ||
  before.useLoyalty !== after.useLoyalty

const isSame = (codes: readonly string[], others: readonly string[]): boolean =>
  codes.length === others.length && codes.every((code, index) => code === others[index])
