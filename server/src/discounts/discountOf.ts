import { type Coupon, describeCoupon, type Discount } from "@skorpe/core/discount"
import type { Localised } from "@skorpe/core/language"

/** A coupon as its holder may read it. */
export const discountOf = (coupon: Coupon, descriptions: Localised | null): Discount => {
  const { code, validFrom, validUntil, minimum, deliveryMethods, stores } = coupon
  return {
    code,
    descriptions: descriptions ?? describeCoupon(coupon),
    validFrom,
    validUntil,
    minimum,
    deliveryMethods,
    stores,
  }
}
