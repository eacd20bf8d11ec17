import type { Millis } from "../../time/model.ts"
import type { Coupon } from "../model.ts"
import { recruiting } from "../referral.ts"
import { couponKey } from "./couponKey.ts"

/** Whether a code is written like one that a customer tells friends. */
export const isReferralCode = (code: string): boolean => couponKey(code).startsWith(recruiting.friendPrefix)

/** What a friend's first order gets for a recruiter's code: good for every friend once. */
export const referralCoupon = (code: string): Coupon => ({
  ...plain,
  code,
  benefit: { kind: "amount", amount: recruiting.friendAmount },
  perUserLimit: 1,
})

/** What a recruiter gets when the friend's order has been handed over at `now`: good once, and for some time. */
export const rewardCoupon = (code: string, now: Millis): Coupon => ({
  ...plain,
  code,
  benefit: { kind: "amount", amount: recruiting.recruiterAmount },
  validFrom: now,
  validUntil: now + recruiting.rewardDays * 86_400_000,
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
