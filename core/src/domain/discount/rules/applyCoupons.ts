import type { Minor } from "../../money/model.ts"
import { type CouponRefusal, couponRefusals, type CouponsAgainst } from "../line.ts"
import type { Coupon } from "../model.ts"
import { type CouponSituation, judgeCoupon } from "./judgeCoupon.ts"
import { type AskedCoupon } from "../verdict.ts"
import { takeOff } from "./takeOff.ts"

/** The total discount of each line and the coupons that apply, or every reason against them. */
export type CouponsApplied =
  | { readonly _tag: "Applied"; readonly off: readonly Minor[]; readonly codes: readonly string[] }
  | {
      readonly _tag: "Refused"
      readonly codes: readonly [CouponRefusal, ...CouponRefusal[]]
      /** The same reasons, each with the codes it concerns. */
      readonly against: readonly CouponsAgainst[]
    }

/**
 * Applies all coupons of an order together. Each must apply by itself; several must all be combinable (else 4025); no
 * piece is taken twice (4025) and no more is taken than remains (4046). A code sent twice counts once.
 */
export const applyCoupons = (asked: readonly AskedCoupon[], situation: CouponSituation): CouponsApplied => {
  const coupons: Coupon[] = []
  const reasons = new Map<CouponRefusal, readonly string[]>()
  for (const one of asked) {
    if (coupons.some(({ code }) => code === one.coupon?.code)) continue
    const verdict = judgeCoupon(one, situation)
    if (verdict._tag === "Refused") reasons.set(verdict.code, [...(reasons.get(verdict.code) ?? []), one.code])
    else coupons.push(verdict.coupon)
  }
  const against = [...reasons].map(([code, of]) => ({ code, coupons: of })).toSorted((a, b) => a.code - b.code)
  const [first, ...more] = against.map(({ code }) => code)
  if (first !== undefined) return { _tag: "Refused", codes: [first, ...more], against }
  const together = (code: CouponRefusal): CouponsApplied => ({
    _tag: "Refused",
    codes: [code],
    against: [{ code, coupons: asked.map((one) => one.code) }],
  })
  if (coupons.length > 1 && !coupons.every(({ combinable }) => combinable)) return together(couponRefusals.doesNotFit)

  const taken = takeOff(coupons, situation.lines)
  return taken._tag === "Refused"
    ? together(taken.code)
    : { _tag: "Applied", off: taken.off, codes: coupons.map(({ code }) => code) }
}
