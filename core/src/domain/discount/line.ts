import type { SizeName } from "../market/model.ts"
import type { Category } from "../menu/model.ts"
import type { Minor } from "../money/model.ts"

/** The fields of a priced line that discounts need. */
export interface DiscountLine {
  /** One variation code, or two for a half-and-half. */
  readonly codes: readonly string[]
  /** Product codes and categories of the product, or of both halves. */
  readonly products: readonly string[]
  readonly categories: readonly Category[]
  readonly size: SizeName | null
  /** The price per piece without and with extras. */
  readonly basePrice: Minor
  readonly unitPrice: Minor
  readonly quantity: number
  readonly isBeer: boolean
}

/** Why a coupon does not apply: codes of SPEC §8.3 (DECISIONS §8). */
export const couponRefusals = {
  notRecognised: 3024,
  noLongerActive: 3035,
  referralUnknown: 3051,
  referralNotTheirs: 3052,
  withdrawnOrLimitReached: 3137,
  used: 3133,
  notYetValid: 3135,
  expired: 3134,
  wrongStore: 3138,
  wrongDeliveryType: 3136,
  /** Also given when coupons cannot be combined. */
  doesNotFit: 4025,
  belowMinimum: 3109,
  negativeAmount: 4046,
} as const
export type CouponRefusal = (typeof couponRefusals)[keyof typeof couponRefusals]

/**
 * The code has a per-customer limit, and the phone number is unverified. Orders return it; price requests never do.
 */
export const numberUnproven = 4039

/** A refusal of coupons, and the codes it concerns, as they were sent. */
export interface CouponsAgainst {
  readonly code: CouponRefusal | typeof numberUnproven
  readonly coupons: readonly string[]
}
