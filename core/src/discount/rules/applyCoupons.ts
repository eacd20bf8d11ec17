import type { Minor } from "../../money/model.ts"
import { type CouponRefusal, couponRefusals } from "../line.ts"
import type { Coupon } from "../model.ts"
import { type AskedCoupon, type CouponSituation, judgeCoupon } from "./judgeCoupon.ts"
import { takeOff } from "./takeOff.ts"

/** What all coupons take off each line and which they are, or every reason against them. */
export type CouponsApplied =
  | { readonly _tag: "Applied"; readonly off: readonly Minor[]; readonly codes: readonly string[] }
  | { readonly _tag: "Refused"; readonly codes: readonly [CouponRefusal, ...CouponRefusal[]] }

/**
 * All coupons of an order together: each must count by itself, several must all be combinable (else 4025), and together
 * they must fit: no piece is taken twice (4025) and no more is taken than is left (4046). A code sent twice counts once.
 */
export const applyCoupons = (asked: readonly AskedCoupon[], situation: CouponSituation): CouponsApplied => {
  const coupons: Coupon[] = []
  const reasons = new Set<CouponRefusal>()
  for (const one of asked) {
    if (coupons.some(({ code }) => code === one.coupon?.code)) continue
    const verdict = judgeCoupon(one, situation)
    if (verdict._tag === "Refused") reasons.add(verdict.code)
    else coupons.push(verdict.coupon)
  }
  const [first, ...more] = [...reasons].toSorted((one, other) => one - other)
  if (first !== undefined) return { _tag: "Refused", codes: [first, ...more] }
  if (coupons.length > 1 && !coupons.every(({ combinable }) => combinable))
    return { _tag: "Refused", codes: [couponRefusals.doesNotFit] }

  const taken = takeOff(coupons, situation.lines)
  return taken._tag === "Refused"
    ? { _tag: "Refused", codes: [taken.code] }
    : { _tag: "Applied", off: taken.off, codes: coupons.map(({ code }) => code) }
}
