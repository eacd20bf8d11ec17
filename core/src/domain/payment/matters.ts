import { Schema } from "effect"
import { Kroner } from "../money/model.ts"
import { Instant } from "../time/model.ts"

/**
 * Why staff must check a payment. Refunded at once: a wrong amount, an order that was closed or already paid, beer past
 * legal hours. Left to staff: money for an unknown order, a payment that the provider withdrew, a failed capture or
 * refund, a request that the provider refuses or has not answered for a quarter of an hour, a chargeback.
 */
export const MoneyMatter = Schema.Literals([
  "wrongAmount",
  "orderClosed",
  "alreadyPaid",
  "orderCalledOff",
  "tooLateForBeer",
  "unknownOrder",
  "paymentWithdrawn",
  "captureFailed",
  "refundFailed",
  "moveRefused",
  "moveLate",
  "chargeback",
])
export type MoneyMatter = typeof MoneyMatter.Type

/** A payment on the staff's list. */
export const MoneyNotice = Schema.Struct({
  id: Schema.String,
  kind: MoneyMatter,
  at: Instant,
  /** `null` if the order is unknown. */
  orderId: Schema.NullOr(Schema.String),
  /** The number that staff call out. */
  number: Schema.NullOr(Schema.Int),
  storeId: Schema.NullOr(Schema.String),
  /** The provider's reference of the payment, to look it up there. */
  charge: Schema.NullOr(Schema.String),
  amount: Schema.NullOr(Kroner),
  currency: Schema.NullOr(Schema.String),
  /** Where the money is: with us, on its way back, back with the customer, or not known. */
  money: Schema.Literals(["ours", "goingBack", "back", "unknown"]),
})
export type MoneyNotice = typeof MoneyNotice.Type

/** The amount of a card payment that staff refund; `null` is the rest of it. */
export const RefundWish = Schema.Struct({ amount: Schema.NullOr(Kroner.check(Schema.isGreaterThan(0))) })

/** A refund of an order that staff requested, or that followed its cancellation. A failed one moved no money. */
export const AskedRefund = Schema.Struct({ amount: Kroner, hasFailed: Schema.Boolean })
export type AskedRefund = typeof AskedRefund.Type
