import type { Millis } from "../../time/model.ts"
import { type CouponsAgainst, couponRefusals } from "../line.ts"
import type { AskedCoupon, CouponVerdict } from "../verdict.ts"
import { applyCoupons } from "./applyCoupons.ts"
import { type CouponSituation, judgeCoupon, judgeHere } from "./judgeCoupon.ts"
import { judgeStanding } from "./judgeStanding.ts"

/** A code that counts for a cart, or why not, with the codes that the reason concerns. */
export type CodeVerdict =
  | Extract<CouponVerdict, { readonly _tag: "Counts" }>
  | ({ readonly _tag: "Refused" } & CouponsAgainst)

/**
 * Judges a code as it is entered, before it joins the cart's other codes. Without goods only the code, the store and the
 * method count; without a store (`null`) only the code. Other codes that are invalid themselves do not matter.
 */
export const judgeCode = (
  entered: AskedCoupon,
  others: readonly AskedCoupon[],
  situation: CouponSituation | null,
  now: Millis,
): CodeVerdict => {
  const alone = judgeAlone(entered, situation, now)
  if (alone._tag === "Refused") return { ...alone, coupons: [entered.code] }
  if (situation === null || situation.lines.length === 0) return alone
  const counting = others.filter((other) => judgeCoupon(other, situation)._tag === "Counts")
  const together = applyCoupons([...counting, entered], situation)
  if (together._tag === "Applied") return alone
  const [against = { code: couponRefusals.doesNotFit, coupons: [entered.code] }] = together.against
  return { _tag: "Refused", ...against }
}

const judgeAlone = (entered: AskedCoupon, situation: CouponSituation | null, now: Millis): CouponVerdict => {
  if (situation === null) return judgeStanding(entered, now)
  return situation.lines.length === 0 ? judgeHere(entered, situation) : judgeCoupon(entered, situation)
}
