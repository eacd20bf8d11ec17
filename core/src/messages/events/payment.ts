import { Schema } from "effect"
import { Sealed } from "../../vault/model.ts"

/**
 * The customer came back from a bank or an app. `details` is what the provider put into the address, as JSON: a secret,
 * because it is enough to continue the payment.
 */
export const PaymentReturned = Schema.Struct({ type: Schema.Literal("PaymentReturned"), details: Sealed })

/** The customer pays a waiting order without a card after all. */
export const OtherPaymentChosen = Schema.Struct({
  type: Schema.Literal("OtherPaymentChosen"),
  paymentType: Schema.Literals(["INSTORE", "B2B"]),
})

/** The customer goes back to the checkout instead of paying. */
export const PaymentGivenUp = Schema.Struct({ type: Schema.Literal("PaymentGivenUp") })

/**
 * Emitted by payment once it is known how it ended (DECISIONS §14): the store has the order, the customer gave up, the
 * server closed the order before it was paid, or the store had it and called it off. A refused attempt ends nothing: the
 * order waits for the next one.
 */
export interface PaymentEnded {
  readonly type: "PaymentEnded"
  readonly orderId: string
  readonly outcome: "authorised" | "cancelled" | "closed" | "calledOff"
}

/** Emitted by checkout when an order awaits payment; `isNew` when the customer has just sent it. */
export interface PaymentWanted {
  readonly type: "PaymentWanted"
  readonly orderId: string
  readonly isNew: boolean
  /** Whose order it is: `null` for a guest's; absent when nobody knew. */
  readonly customerId?: string | null
}

export const PaymentEvents = [PaymentReturned, OtherPaymentChosen, PaymentGivenUp] as const
