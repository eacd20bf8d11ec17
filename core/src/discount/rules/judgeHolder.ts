import { type CouponRefusal, couponRefusals } from "../line.ts"

/** Whose a code is. */
export type CouponHolder =
  /** Whoever knows it may use it, also one that the shop has put into profiles. */
  | { readonly _tag: "Anybody" }
  /** A thank-you to one customer. */
  | { readonly _tag: "Customer"; readonly customerId: string }
  /** One that organisations carry by themselves; `includesTheirs` when the order is for one of these. */
  | { readonly _tag: "Organisations"; readonly includesTheirs: boolean }
  /** What a customer tells friends; it is for the first order of somebody else. */
  | { readonly _tag: "Referral"; readonly recruiterId: string }

/** Who asks for it. `null` is a guest. */
export interface CouponAsker {
  readonly customerId: string | null
  /** Whether this customer has ordered before; cancelled and refused orders aside. */
  readonly hasOrdered: boolean
}

/**
 * Why a code is not for this customer, or `null`: one that the shop has taken off its list (3035), another's or an
 * organisation's (3024: nobody is told that it exists), one's own referral or a referral after one's first order (3052).
 */
export const judgeHolder = (
  holder: CouponHolder,
  isActive: boolean,
  { customerId, hasOrdered }: CouponAsker,
): CouponRefusal | null => {
  const refusal = whyNotTheirs(holder, customerId, hasOrdered)
  if (refusal === couponRefusals.notRecognised) return refusal
  return isActive ? refusal : couponRefusals.noLongerActive
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
