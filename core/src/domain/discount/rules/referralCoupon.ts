import { millisecondsInDay } from "date-fns/constants"
import type { Millis } from "../../time/model.ts"
import type { Coupon } from "../model.ts"
import { recruiting } from "../referral.ts"
import { couponKey } from "./couponKey.ts"

/** True when a code has the form of a referral code. */
export const isReferralCode = (code: string): boolean => couponKey(code).startsWith(recruiting.friendPrefix)

/** True when a code has the form of one that a single customer has: their referral code, or a reward for it. */
export const isOwnedCode = (code: string): boolean =>
  isReferralCode(code) || couponKey(code).startsWith(recruiting.rewardPrefix)

/** The coupon behind a recruiter's code: once per friend, on the friend's first order. */
export const referralCoupon = (code: string): Coupon => ({
  ...plain,
  code,
  benefit: { kind: "amount", amount: recruiting.friendAmount },
  perUserLimit: 1,
})

/**
 * The recruiter's reward, from the moment the friend's order is handed over (`now`): single use, for a limited time.
 */
export const rewardCoupon = (code: string, now: Millis): Coupon => ({
  ...plain,
  code,
  benefit: { kind: "amount", amount: recruiting.recruiterAmount },
  validFrom: now,
  validUntil: now + recruiting.rewardDays * millisecondsInDay,
  totalLimit: 1,
})

const plain = {
  scope: { products: [], categories: [], sizes: [] },
  minimum: recruiting.minimum,
  deliveryMethods: ["carryout", "delivery", "hotspot"],
  stores: [],
  validFrom: null,
  validUntil: null,
  totalLimit: null,
  perUserLimit: null,
  combinable: false,
  withdrawn: false,
} as const
