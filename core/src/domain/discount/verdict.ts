import type { CouponRefusal } from "./line.ts"
import type { Coupon } from "./model.ts"

/** A code that a customer sent, its coupon if there is one, and its uses in other orders so far. */
export interface AskedCoupon {
  readonly code: string
  readonly coupon: Coupon | null
  readonly uses: { readonly total: number; readonly byCustomer: number }
  /** The customer-specific refusal, judged before the coupon's own terms (`judgeHolder`); absent when there is none. */
  readonly against?: CouponRefusal | null
}

/** A coupon that applies, or the first reason against it. */
export type CouponVerdict =
  | { readonly _tag: "Counts"; readonly coupon: Coupon }
  | { readonly _tag: "Refused"; readonly code: CouponRefusal }
