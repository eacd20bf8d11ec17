import { couponRefusals, type CouponsAgainst, numberUnproven } from "../line.ts"
import type { AskedCoupon } from "../verdict.ts"

/** The coupons as if the customer had never used any: for a price that must reveal nothing about a person. */
export const withoutOwnUses = (asked: readonly AskedCoupon[]): readonly AskedCoupon[] =>
  asked.map((one) => ({ ...one, uses: { ...one.uses, byCustomer: 0 } }))

/**
 * The refusal of coupons with a limit per customer (DECISIONS §21): the customer is not proven (4039), or the customer
 * has used them up (3133). It is checked last, so that an invalid order reveals nothing about a number.
 */
export const judgeOwnUses = (asked: readonly AskedCoupon[], isKnown: boolean): CouponsAgainst | null => {
  const stopped = (code: CouponsAgainst["code"], isStopped: (one: AskedCoupon) => boolean): CouponsAgainst | null => {
    const coupons = asked.filter(isStopped).map((one) => one.code)
    return coupons.length === 0 ? null : { code, coupons }
  }
  const limitOf = ({ coupon }: AskedCoupon) => coupon?.perUserLimit ?? null
  if (!isKnown) return stopped(numberUnproven, (one) => limitOf(one) !== null)
  return stopped(couponRefusals.used, (one) => one.uses.byCustomer >= (limitOf(one) ?? Infinity))
}
