import type { OrderToPrice } from "./rules/priceOrder.ts"

/**
 * An order without anything beyond its goods: no discount, points, organisation or address, and nothing that refuses
 * it.
 */
export const nothingAsked = {
  coupons: [],
  useLoyaltyDiscount: false,
  loyalty: null,
  byOrganisation: false,
  position: null,
  hotspotAnswers: null,
  sellsBeer: true,
  largeOrder: { needsRestrictionMessage: false, needsManualOrder: false },
} as const satisfies Partial<OrderToPrice>
