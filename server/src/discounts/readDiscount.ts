import { type CouponRefusal, couponRefusals, judgeStanding } from "@skorpe/core/domain/discount"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { Settings } from "../settings/Settings.ts"
import { couponsAsker } from "./couponsAsker.ts"
import { discountOf } from "./discountOf.ts"
import { findCoupons } from "./findCoupons.ts"

const unknown: ReadonlySet<CouponRefusal> = new Set([couponRefusals.notRecognised, couponRefusals.referralUnknown])

/** A code's discount, if it is valid for the caller; uses nothing (DECISIONS §18). */
export const readDiscount = Effect.fnUntraced(function* (customerId: string | null, code: string) {
  const [found] = yield* findCoupons([code], yield* couponsAsker(customerId))
  const standing = found && judgeStanding(found, (yield* Settings).now())
  if (found && standing?._tag === "Counts") return discountOf(standing.coupon, found.descriptions)
  const refusal = standing?._tag === "Refused" ? standing.code : couponRefusals.notRecognised
  return yield* unknown.has(refusal) ? refuse.notFound(refusal) : refuse.badRequest(refusal)
})
