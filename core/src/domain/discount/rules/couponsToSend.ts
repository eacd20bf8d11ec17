import type { ChosenDiscounts } from "../chosen.ts"

/**
 * The codes that a cart sends: the user discount's, else the organisation discount's, else the manual deals (SPEC §5).
 * The list is empty without any, whether or not coupons were validated (SPEC §4.5).
 */
export const couponsToSend = (chosen: ChosenDiscounts): readonly string[] => {
  const given = chosen.userDiscount ?? chosen.organisationDiscount
  return given === null ? chosen.manualDeals : [given.couponCode]
}
