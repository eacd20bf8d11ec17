import { Schema } from "effect"
import { Kroner } from "../money/model.ts"
import { DeliveryMethod, OrderStatus, PaymentType } from "../order/model.ts"
import { CleanText } from "../text/model.ts"
import { Instant } from "../time/model.ts"
import { PaymentState } from "./state.ts"

const orderId = CleanText.check(Schema.isBetweenLength(1, 100))

/** Data of the provider's browser component, passed on unread. */
export const ProviderData = Schema.Record(Schema.String, Schema.Json)
export type ProviderData = typeof ProviderData.Type

/**
 * A payment method available to an order; `provider` is the data with which the provider's component shows its methods.
 */
export const PaymentMethod = Schema.Struct({
  paymentType: PaymentType,
  provider: Schema.NullOr(ProviderData),
})
export type PaymentMethod = typeof PaymentMethod.Type

/** The answer of `GET /order/payment-methods`. */
export const PaymentMethods = Schema.Struct({
  methods: Schema.Array(PaymentMethod),
  /** Methods that are unavailable because their provider does not answer now. Absent if there are none. */
  unavailable: Schema.optionalKey(Schema.Array(PaymentType)),
})
export type PaymentMethods = typeof PaymentMethods.Type

/** The body of `POST /order/create-payment` and `POST /order/update-payment`. */
export const PaymentDetails = Schema.Struct({ orderId, details: ProviderData })

/**
 * The provider's answer to an attempt (SPEC §8.4), for the customer and for its component. It does not tell whether the
 * order is paid: only the provider's notification does.
 */
export const PaymentAnswer = Schema.Struct({
  resultCode: Schema.String,
  refusalReason: Schema.NullOr(Schema.Int),
  action: Schema.NullOr(ProviderData),
})
export type PaymentAnswer = typeof PaymentAnswer.Type

/** Identifies the order of `POST /order/payment`. */
export const PaymentQuestion = Schema.Struct({ orderId })

/** The state of an order's payment; once `status` is past `awaitingPayment`, the store has the order. */
export const PaymentStatus = Schema.Struct({
  orderId,
  status: OrderStatus,
  paymentType: PaymentType,
  payment: PaymentState,
  total: Kroner,
  currency: Schema.Literals(["NOK", "SEK"]),
  /** Of the newest attempt, in the provider's spelling; `null` before it has answered. */
  resultCode: Schema.NullOr(Schema.String),
  refusalReason: Schema.NullOr(Schema.Int),
  /** When an order that still waits for its payment lapses. */
  payBefore: Schema.optionalKey(Instant),
  deliveryMethod: Schema.optionalKey(DeliveryMethod),
  /** True for a closed order that never reached its store: it was not paid, or not in time. Absent otherwise. */
  lapsed: Schema.optionalKey(Schema.Literal(true)),
  /** True for an order that is paid at the hand-over because its card payment was withdrawn. Absent otherwise. */
  withdrawn: Schema.optionalKey(Schema.Literal(true)),
})
export type PaymentStatus = typeof PaymentStatus.Type

/** The body of `POST /order/{id}/pay`: another payment method for an order that awaits its card payment. */
export const OtherPayment = Schema.Struct({ paymentType: Schema.Literals(["INSTORE", "B2B"]) })

/** The data that the provider's component starts a session with. */
export const PaymentSession = Schema.Struct({ session: ProviderData })
