import { Schema } from "effect"

/** The customer writes a code; what is half written is in the world too. */
export const CouponTyped = Schema.Struct({
  type: Schema.Literal("CouponTyped"),
  code: Schema.String.check(Schema.isMaxLength(100)),
})

/** The code that stands there is to be used. */
export const CouponSubmitted = Schema.Struct({ type: Schema.Literal("CouponSubmitted") })

/** The customer asked for the deals once more. */
export const OffersRetried = Schema.Struct({ type: Schema.Literal("OffersRetried") })

export const DiscountEvents = [CouponTyped, CouponSubmitted, OffersRetried] as const
