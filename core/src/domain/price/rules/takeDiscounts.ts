import type { Loyalty } from "../../account/model.ts"
import type { CouponsAgainst } from "../../discount/line.ts"
import { applyCoupons } from "../../discount/rules/applyCoupons.ts"
import type { CouponSituation } from "../../discount/rules/judgeCoupon.ts"
import type { AskedCoupon } from "../../discount/verdict.ts"
import { judgeReward } from "../../loyalty/rules/judgeReward.ts"
import type { LoyaltyProgramme } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"
import { add, zero } from "../../money/rules/kroner.ts"
import { spread } from "../../money/rules/spread.ts"
import { refusals } from "../refusals.ts"
import type { DescribedLine } from "./describeLine.ts"

/** The discounts that an order requests. */
export interface AskedDiscounts {
  readonly coupons: readonly AskedCoupon[]
  /** Whether points pay part of the order. */
  readonly useLoyaltyDiscount: boolean
  /** The personal customer's points; `null` for a guest and for an organisation. */
  readonly loyalty: Loyalty | null
}

/** The discount of each line, the coupons applied, and whether points could be redeemed; or every reason against it. */
export type Discounts =
  | {
      readonly _tag: "Discounted"
      readonly off: readonly Minor[]
      readonly validCoupons: readonly string[]
      readonly canUseLoyaltyDiscount: boolean
    }
  | {
      readonly _tag: "Refused"
      readonly codes: readonly [number, ...number[]]
      readonly against?: readonly CouponsAgainst[]
    }

const invalid = { _tag: "Refused", codes: [refusals.invalidDiscount] } as const

/** Applies coupons, or points, or nothing: points exclude every other discount (DECISIONS §9). */
export const takeDiscounts = (
  { coupons, useLoyaltyDiscount, loyalty }: AskedDiscounts,
  programme: LoyaltyProgramme | null,
  situation: Omit<CouponSituation, "lines">,
  lines: readonly DescribedLine[],
): Discounts => {
  const goods = lines.map(({ linePrice, isBeer }) => (isBeer ? zero : linePrice))
  const nothing = { _tag: "Discounted", off: lines.map(() => zero), validCoupons: [] } as const
  if (coupons.length > 0) {
    const applied = applyCoupons(coupons, { ...situation, lines })
    if (applied._tag === "Refused" && useLoyaltyDiscount)
      return { _tag: "Refused", codes: [...applied.codes, ...invalid.codes], against: applied.against }
    if (applied._tag === "Refused") return applied
    if (useLoyaltyDiscount) return invalid
    return { ...nothing, off: applied.off, validCoupons: applied.codes, canUseLoyaltyDiscount: false }
  }

  const verdict = judgeReward(programme, loyalty, add(...goods))
  if (!useLoyaltyDiscount) return { ...nothing, canUseLoyaltyDiscount: verdict._tag === "Usable" }
  if (verdict._tag === "Refused") return { _tag: "Refused", codes: [verdict.code] }
  const spreading = spread(verdict.reward, goods)
  return spreading._tag === "Spread" ? { ...nothing, off: spreading.shares, canUseLoyaltyDiscount: true } : invalid
}
