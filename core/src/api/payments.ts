import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import {
  OtherPayment,
  PaymentAnswer,
  PaymentDetails,
  PaymentMethods,
  PaymentQuestion,
  PaymentSession,
  PaymentStatus,
} from "../payment/wire.ts"
import { CleanText } from "../text/model.ts"
import { KnowsCaller } from "./callers.ts"
import { BadRequest, Conflict, NotFound, Unauthorized, Unavailable } from "./errors.ts"
import { IdempotencyKey, orderTokenHeader } from "./headers.ts"
import {
  otherPaymentExample,
  paymentAnswerExample,
  paymentDetailsExample,
  paymentMethodsExample,
  paymentQuestionExample,
  paymentSessionExample,
  paymentStatusExample,
} from "./paymentExamples.ts"
import { withExamples } from "./withExamples.ts"
import { withRefresh } from "./withRefresh.ts"

const orderId = CleanText.check(Schema.isBetweenLength(1, 100))
const owner = { [orderTokenHeader]: Schema.optionalKey(Schema.String) }
const payer = { ...owner, "idempotency-key": IdempotencyKey }
const error = [BadRequest, NotFound, Conflict, Unavailable] as const

/** Paying for an order that waits for it (SPEC §7, §8.4; DECISIONS §14). */
export class PaymentsApi extends HttpApiGroup.make("payments")
  .add(
    HttpApiEndpoint.get("methods", "/order/payment-methods", {
      headers: owner,
      query: { orderId },
      success: withExamples(PaymentMethods, paymentMethodsExample),
      error,
    })
      .annotate(
        OpenApi.Description,
        "The ways to pay that are open to an order that waits for its payment; 409 once it is paid (3036) or closed (3016).",
      )
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
    HttpApiEndpoint.post("begin", "/order/create-payment", {
      headers: payer,
      payload: withExamples(PaymentDetails, paymentDetailsExample),
      success: withExamples(PaymentAnswer, paymentAnswerExample),
      error,
    })
      .annotate(
        OpenApi.Description,
        "Begins a payment with what the provider's component in the browser gave. One attempt is open at a time: another that is just being begun, or whose money may be on its way, is 409 (3037). The answer is for the customer to read; the order is placed when the provider's own notification says so.",
      )
      .middleware(KnowsCaller),
    HttpApiEndpoint.post("goOn", "/order/update-payment", {
      headers: payer,
      payload: withExamples(PaymentDetails, paymentDetailsExample),
      success: withExamples(PaymentAnswer, paymentAnswerExample),
      error,
    })
      .annotate(
        OpenApi.Description,
        "Goes on with the open attempt after a redirect or a challenge; 409 (3016) when there is none.",
      )
      .middleware(KnowsCaller),
    HttpApiEndpoint.post("status", "/order/payment", {
      headers: owner,
      payload: withExamples(PaymentQuestion, paymentQuestionExample),
      success: withExamples(PaymentStatus, paymentStatusExample),
      error,
    })
      .annotate(
        OpenApi.Description,
        "How the payment of an order stands; changes nothing. Ask again until `status` is no longer `awaitingPayment`: a refused payment may still be authorised.",
      )
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
    HttpApiEndpoint.post("session", "/order/:id/session", {
      params: { id: orderId },
      headers: payer,
      success: withExamples(PaymentSession, paymentSessionExample),
      error,
    })
      .annotate(OpenApi.Description, "Begins an attempt that the provider's component leads by itself.")
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
    HttpApiEndpoint.post("pay", "/order/:id/pay", {
      params: { id: orderId },
      headers: payer,
      payload: withExamples(OtherPayment, otherPaymentExample),
      success: withExamples(PaymentStatus, paymentStatusExample),
      error,
    })
      .annotate(
        OpenApi.Description,
        "Pays for a waiting order without a card after all: in the store, or on the account of the organisation that it was created for. It is placed at once; 3036 when it is paid already, 3037 while a card payment is undecided.",
      )
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
    HttpApiEndpoint.post("notify", "/payments/notifications", {
      payload: Schema.Json,
      success: Schema.Struct({ notificationResponse: Schema.Literal("[accepted]") }),
      error: [Unauthorized, Unavailable],
    }).annotate(
      OpenApi.Description,
      "For the payment provider: signed notifications. They are stored before they are answered, and acted on afterwards, once each, in whatever order they come.",
    ),
  )
  .annotate(OpenApi.Description, "Payments") {}
