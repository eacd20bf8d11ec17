import type { DeliveryMethod } from "../../order/model.ts"
import type { Millis } from "../../time/model.ts"
import { type CouponRefusal, couponRefusals, type DiscountLine } from "../line.ts"
import type { Coupon } from "../model.ts"
import type { AskedCoupon, CouponVerdict } from "../verdict.ts"
import { judgeStanding } from "./judgeStanding.ts"
import { takeOff } from "./takeOff.ts"

/** The order that coupons are judged against. */
export interface CouponSituation {
  readonly storeId: string
  readonly method: DeliveryMethod
  /** The time of ordering, which a coupon's validity is about; not the requested time. */
  readonly now: Millis
  readonly lines: readonly DiscountLine[]
}

/** Judges one coupon alone, in this order: known, unused, in time, store, method, goods, minimum (DECISIONS §8). */
export const judgeCoupon = (asked: AskedCoupon, situation: CouponSituation): CouponVerdict =>
  unless(judgeHere(asked, situation), (coupon) => whyNotThese(coupon, situation))

/** Judges a coupon without regard to the goods: known, unused, in time, store, method. */
export const judgeHere = (asked: AskedCoupon, situation: Omit<CouponSituation, "lines">): CouponVerdict =>
  unless(judgeStanding(asked, situation.now), (coupon) => whyNotHere(coupon, situation))

const unless = (verdict: CouponVerdict, against: (coupon: Coupon) => CouponRefusal | null): CouponVerdict => {
  const code = verdict._tag === "Counts" ? against(verdict.coupon) : null
  return code === null ? verdict : { _tag: "Refused", code }
}

const whyNotHere = (
  coupon: Coupon,
  { storeId, method }: Pick<CouponSituation, "storeId" | "method">,
): CouponRefusal | null => {
  if (coupon.stores.length > 0 && !coupon.stores.includes(storeId)) return couponRefusals.wrongStore
  return coupon.deliveryMethods.includes(method) ? null : couponRefusals.wrongDeliveryType
}

const whyNotThese = (coupon: Coupon, { lines }: CouponSituation): CouponRefusal | null => {
  const taken = takeOff([coupon], lines)
  const refusal = taken._tag === "Refused" ? taken.code : null
  if (refusal === couponRefusals.doesNotFit) return refusal
  return goodsOf(lines) < coupon.minimum ? couponRefusals.belowMinimum : refusal
}

/** A minimum counts goods with extras before any discount, without beer. */
const goodsOf = (lines: readonly DiscountLine[]): number =>
  lines.reduce((sum, { unitPrice, quantity, isBeer }) => (isBeer ? sum : sum + unitPrice * quantity), 0)
