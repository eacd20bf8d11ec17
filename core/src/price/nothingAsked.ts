import type { OrderToPrice } from "./rules/priceOrder.ts"

/** An order that asks for nothing but its goods: no discount, no points, no organisation, no door, nothing in its way. */
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
