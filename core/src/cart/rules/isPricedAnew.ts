import type { StoredCart } from "../model.ts"

/** Whether anything differs that the price depends on: the triggers of SPEC §5. What is the same object is the same. */
export const isPricedAnew = (before: StoredCart, after: StoredCart): boolean =>
  before.items !== after.items ||
  before.storeId !== after.storeId ||
  before.shipping.method !== after.shipping.method ||
  before.shipping.price !== after.shipping.price ||
  before.shipping.requestedTime !== after.shipping.requestedTime ||
  before.shipping.hotspot?.id !== after.shipping.hotspot?.id ||
  before.userDiscount !== after.userDiscount ||
  before.organisationDiscount !== after.organisationDiscount ||
  before.manualDeals !== after.manualDeals ||
  before.useLoyalty !== after.useLoyalty
