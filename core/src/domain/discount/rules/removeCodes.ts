import type { ChosenDiscounts, GivenDiscount } from "../chosen.ts"
import { couponKey } from "./couponKey.ts"

/** The cart's discounts without some codes, typed or granted, in whatever case. */
export const removeCodes = (
  { userDiscount, organisationDiscount, manualDeals }: ChosenDiscounts,
  codes: readonly string[],
): ChosenDiscounts => {
  const keys = new Set(codes.map(couponKey))
  const kept = (given: GivenDiscount | null) => (given && keys.has(couponKey(given.couponCode)) ? null : given)
  return {
    userDiscount: kept(userDiscount),
    organisationDiscount: kept(organisationDiscount),
    manualDeals: manualDeals.filter((code) => !keys.has(couponKey(code))),
  }
}
