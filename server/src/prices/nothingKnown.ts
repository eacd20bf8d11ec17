import type { OrderToPrice } from "@skorpe/core/price"

/** What this server does not know yet and has refused before: coupons, points, organisations, the door, beer's hours. */
export const nothingKnown = {
  coupons: [],
  useLoyaltyDiscount: false,
  loyalty: null,
  byOrganisation: false,
  position: null,
  hotspotAnswers: null,
  sellsBeer: true,
  largeOrder: { needsRestrictionMessage: false, needsManualOrder: false },
} as const satisfies Partial<OrderToPrice>
