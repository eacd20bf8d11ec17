import { Schema } from "effect"
import { Kroner } from "../money/model.ts"
import { OrderStatus, PaymentType } from "../order/model.ts"
import { CleanText } from "../text/model.ts"
import { PaymentState } from "./state.ts"

const orderId = CleanText.check(Schema.isBetweenLength(1, 100))

/** What the provider's own component in the browser sends and gets; we hand it on and read nothing of it. */
export const ProviderData = Schema.Record(Schema.String, Schema.Json)
export type ProviderData = typeof ProviderData.Type

/** A way to pay that is open to an order; `provider` is what the provider's component needs to show its methods. */
export const PaymentMethod = Schema.Struct({
  paymentType: PaymentType,
  provider: Schema.NullOr(ProviderData),
})
export type PaymentMethod = typeof PaymentMethod.Type

/** What `GET /order/payment-methods` answers. */
export const PaymentMethods = Schema.Struct({ methods: Schema.Array(PaymentMethod) })
export type PaymentMethods = typeof PaymentMethods.Type

/** What `POST /order/create-payment` and `POST /order/update-payment` take. */
export const PaymentDetails = Schema.Struct({ orderId, details: ProviderData })

/**
 * What the provider says of an attempt (SPEC §8.4), for the customer to read and its component to go on with. Whether
 * the order is paid it does not say: only the provider's notification does.
 */
export const PaymentAnswer = Schema.Struct({
  resultCode: Schema.String,
  refusalReason: Schema.NullOr(Schema.Int),
  action: Schema.NullOr(ProviderData),
})
export type PaymentAnswer = typeof PaymentAnswer.Type

/** Names the order of `POST /order/payment`. */
export const PaymentQuestion = Schema.Struct({ orderId })

/** How the payment of an order stands; once `status` is past `awaitingPayment`, the store has the order. */
export const PaymentStatus = Schema.Struct({
  orderId,
  status: OrderStatus,
  paymentType: PaymentType,
  payment: PaymentState,
  total: Kroner,
  currency: Schema.Literals(["NOK", "SEK"]),
  /** Of the newest attempt, as the provider spells it; `null` before it has answered. */
  resultCode: Schema.NullOr(Schema.String),
  refusalReason: Schema.NullOr(Schema.Int),
})
export type PaymentStatus = typeof PaymentStatus.Type

/** What `POST /order/{id}/pay` takes: another way to pay for an order that waits for its card payment. */
export const OtherPayment = Schema.Struct({ paymentType: Schema.Literals(["INSTORE", "B2B"]) })

/** What the provider's component begins a session with. */
export const PaymentSession = Schema.Struct({ session: ProviderData })
