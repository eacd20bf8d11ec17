import { type Coupon, describeCoupon, type Discount } from "@skorpe/core/domain/discount"
import type { Localised } from "@skorpe/core/domain/language"

/** The part of a coupon that its holder may read. */
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
