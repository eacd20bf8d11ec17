import { Schema } from "effect"
import type { Problem } from "../../domain/problem/model.ts"

/** The full text of the coupon field after a keystroke; the world holds it too. */
export const CouponTyped = Schema.Struct({
  type: Schema.Literal("CouponTyped"),
  code: Schema.String.check(Schema.isMaxLength(100)),
})

/** The typed code was submitted: it is judged, and enters the cart if it counts. */
export const CouponSubmitted = Schema.Struct({ type: Schema.Literal("CouponSubmitted") })

/** A deal was picked: judged like a typed code, it replaces the cart's codes. */
export const DealPicked = Schema.Struct({
  type: Schema.Literal("DealPicked"),
  code: Schema.String.check(Schema.isBetweenLength(1, 100)),
})

/** The customer retried loading the deals. */
export const OffersRetried = Schema.Struct({ type: Schema.Literal("OffersRetried") })

/** Emitted by the entered code: the server has judged that it counts for this cart. */
export interface CouponAccepted {
  readonly type: "CouponAccepted"
  /** As the shop spells it. */
  readonly code: string
  /** A picked deal replaces the cart's codes. */
  readonly replaces: boolean
}

/** Emitted by validation: codes that counted until now no longer fit the goods. */
export interface CodesLapsed {
  readonly type: "CodesLapsed"
  readonly codes: readonly string[]
  readonly problems: readonly Problem[]
}

/** Emitted by validation: codes that came along from an earlier order do not count any more. */
export interface CodesRefused {
  readonly type: "CodesRefused"
  readonly problems: readonly Problem[]
}

export const DiscountEvents = [CouponTyped, CouponSubmitted, DealPicked, OffersRetried] as const
