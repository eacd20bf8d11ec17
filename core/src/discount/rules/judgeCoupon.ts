import type { DeliveryMethod } from "../../order/model.ts"
import type { Millis } from "../../time/model.ts"
import { type CouponRefusal, couponRefusals, type DiscountLine } from "../line.ts"
import type { Coupon } from "../model.ts"
import { judgeStanding } from "./judgeStanding.ts"
import { takeOff } from "./takeOff.ts"

/** A code that a customer sent, the coupon that it stands for if there is one, and its uses in other orders so far. */
export interface AskedCoupon {
  readonly code: string
  readonly coupon: Coupon | null
  readonly uses: { readonly total: number; readonly byCustomer: number }
  /** What is against it for this very customer, before its own terms are asked (`judgeHolder`); nothing when absent. */
  readonly against?: CouponRefusal | null
}

/** The order for which coupons are asked. */
export interface CouponSituation {
  readonly storeId: string
  readonly method: DeliveryMethod
  /** The moment of ordering, which a coupon's window is about; not that of the handing over. */
  readonly now: Millis
  readonly lines: readonly DiscountLine[]
}

/** A coupon that counts, or the first thing against it. */
export type CouponVerdict =
  | { readonly _tag: "Counts"; readonly coupon: Coupon }
  | { readonly _tag: "Refused"; readonly code: CouponRefusal }

/** Whether one coupon counts in an order, by itself: known, still there, now, here, this way, these goods (DECISIONS §8). */
export const judgeCoupon = (asked: AskedCoupon, situation: CouponSituation): CouponVerdict => {
  const standing = judgeStanding(asked, situation.now)
  if (standing._tag === "Refused") return standing
  const { coupon } = standing
  const code = whyNotHere(coupon, situation) ?? whyNotThese(coupon, situation)
  return code === null ? standing : { _tag: "Refused", code }
}

const whyNotHere = (coupon: Coupon, { storeId, method }: CouponSituation): CouponRefusal | null => {
  if (coupon.stores.length > 0 && !coupon.stores.includes(storeId)) return couponRefusals.wrongStore
  return coupon.deliveryMethods.includes(method) ? null : couponRefusals.wrongDeliveryType
}

const whyNotThese = (coupon: Coupon, { lines }: CouponSituation): CouponRefusal | null => {
  const taken = takeOff([coupon], lines)
  const refusal = taken._tag === "Refused" ? taken.code : null
  if (refusal === couponRefusals.doesNotFit) return refusal
  return goodsOf(lines) < coupon.minimum ? couponRefusals.belowMinimum : refusal
}

/** A minimum counts what discounts are about: goods with their extras before any discount, without beer. */
const goodsOf = (lines: readonly DiscountLine[]): number =>
  lines.reduce((sum, { unitPrice, quantity, isBeer }) => (isBeer ? sum : sum + unitPrice * quantity), 0)
