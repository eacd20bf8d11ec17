import type { Millis } from "../../time/model.ts"
import { type CouponRefusal, couponRefusals } from "../line.ts"
import type { AskedCoupon, CouponVerdict } from "../verdict.ts"

/** Whether a code is usable by this customer at all, whatever the cart holds: known, theirs, unused, in time. */
export const judgeStanding = ({ coupon, uses, against }: AskedCoupon, now: Millis): CouponVerdict => {
  const refused = (code: CouponRefusal): CouponVerdict => ({ _tag: "Refused", code })
  if (against !== undefined && against !== null) return refused(against)
  if (coupon === null) return refused(couponRefusals.notRecognised)
  if (coupon.withdrawn) return refused(couponRefusals.withdrawnOrLimitReached)
  if (coupon.perUserLimit !== null && uses.byCustomer >= coupon.perUserLimit) return refused(couponRefusals.used)
  if (coupon.totalLimit !== null && uses.total >= coupon.totalLimit)
    return refused(couponRefusals.withdrawnOrLimitReached)
  if (now < (coupon.validFrom ?? now)) return refused(couponRefusals.notYetValid)
  if (now > (coupon.validUntil ?? now)) return refused(couponRefusals.expired)
  return { _tag: "Counts", coupon }
}
