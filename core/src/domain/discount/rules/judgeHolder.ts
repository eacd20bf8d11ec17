import { type CouponRefusal, couponRefusals } from "../line.ts"
import { isReferralCode } from "./referralCoupon.ts"

/** Who may use a code. */
export type CouponHolder =
  /** Anybody who knows it, including codes that the shop put into profiles. */
  | { readonly _tag: "Anybody" }
  /** One customer, as a reward. */
  | { readonly _tag: "Customer"; readonly customerId: string }
  /** Codes that only organisations have; `includesTheirs` is true when the order is for one of them. */
  | { readonly _tag: "Organisations"; readonly includesTheirs: boolean }
  /** A friend referred by a customer; for the friend's first order. */
  | { readonly _tag: "Referral"; readonly recruiterId: string }

/** Who presents the code. `null` is a guest. */
export interface CouponAsker {
  readonly customerId: string | null
  /** Whether this customer has ordered before; cancelled and refused orders do not count. */
  readonly hasOrdered: boolean
}

/**
 * Why a code is not for this customer, or `null`: taken off the shop's list (3035); another customer's or
 * organisation's (3024, which does not reveal that it exists); one's own referral, or a referral after the first order
 * (3052). A guest gets the same answer for every referral.
 */
export const judgeHolder = (
  holder: CouponHolder,
  isActive: boolean,
  { customerId, hasOrdered }: CouponAsker,
): CouponRefusal | null => {
  const refusal = whyNotTheirs(holder, customerId, hasOrdered)
  const isGuests = customerId === null && holder._tag === "Referral"
  if (isGuests || refusal === couponRefusals.notRecognised) return refusal
  return isActive ? refusal : couponRefusals.noLongerActive
}

/**
 * Why a code that does not exist is refused (3024). For a referral code a customer gets 3051; a guest does
 * not learn which of those exist (3052).
 */
export const judgeUnknown = (code: string, { customerId }: Pick<CouponAsker, "customerId">): CouponRefusal => {
  if (!isReferralCode(code)) return couponRefusals.notRecognised
  return customerId === null ? couponRefusals.referralNotTheirs : couponRefusals.referralUnknown
}

const whyNotTheirs = (holder: CouponHolder, customerId: string | null, hasOrdered: boolean): CouponRefusal | null => {
  switch (holder._tag) {
    case "Anybody":
      return null
    case "Customer":
      return holder.customerId === customerId ? null : couponRefusals.notRecognised
    case "Organisations":
      return holder.includesTheirs ? null : couponRefusals.notRecognised
    case "Referral":
      return customerId === null || customerId === holder.recruiterId || hasOrdered
        ? couponRefusals.referralNotTheirs
        : null
  }
}
