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
} from "../domain/payment/wire.ts"
import { CleanText } from "../domain/text/model.ts"
import { KnowsCaller } from "./callers.ts"
import { BadRequest, Conflict, NotFound, Unauthorized, Unavailable } from "./errors.ts"
import { orderTokenHeader } from "./headers.ts"
import { IdempotencyKey } from "../domain/order/idempotencyKey.ts"
import {
  methodsWithoutProviderExample,
  otherPaymentExample,
  paymentAnswerExample,
  paymentDetailsExample,
  paymentMethodsExample,
  paymentQuestionExample,
  paymentSessionExample,
  paymentStatusExample,
} from "./paymentExamples.ts"
import { paths } from "./paths.ts"
import { withExamples } from "./withExamples.ts"
import { withRefresh } from "./withRefresh.ts"

const orderId = CleanText.check(Schema.isBetweenLength(1, 100))
const owner = { [orderTokenHeader]: Schema.optionalKey(Schema.String) }
const payer = { ...owner, "idempotency-key": IdempotencyKey }
const error = [BadRequest, NotFound, Conflict, Unavailable] as const

/** Payment of an order that awaits it (SPEC §7, §8.4; DECISIONS §14). */
export class PaymentsApi extends HttpApiGroup.make("payments")
  .add(
    HttpApiEndpoint.get("methods", paths.payments.methods, {
      headers: owner,
      query: { orderId },
      success: withExamples(PaymentMethods, paymentMethodsExample, methodsWithoutProviderExample),
      error,
    })
      .annotate(
        OpenApi.Description,
        "The payment methods of an order that awaits payment. Those of a provider that does not answer are left out, and named in `unavailable`: ask again later. 409 once it is paid (3036) or closed (3016).",
      )
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
    HttpApiEndpoint.post("begin", paths.payments.begin, {
      headers: payer,
      payload: withExamples(PaymentDetails, paymentDetailsExample),
      success: withExamples(PaymentAnswer, paymentAnswerExample),
      error,
    })
      .annotate(
        OpenApi.Description,
        "Starts a payment with the data from the provider's browser component. Only one attempt is open at a time: while another is starting, or its money may be on its way, this is 409 (3037). The answer is for display only; the order is placed by the provider's own notification.",
      )
      .middleware(KnowsCaller),
    HttpApiEndpoint.post("goOn", paths.payments.goOn, {
      headers: payer,
      payload: withExamples(PaymentDetails, paymentDetailsExample),
      success: withExamples(PaymentAnswer, paymentAnswerExample),
      error,
    })
      .annotate(
        OpenApi.Description,
        "Continues the open attempt after a redirect or a challenge; 409 (3016) when there is none.",
      )
      .middleware(KnowsCaller),
    HttpApiEndpoint.post("status", paths.payments.status, {
      headers: owner,
      payload: withExamples(PaymentQuestion, paymentQuestionExample),
      success: withExamples(PaymentStatus, paymentStatusExample),
      error,
    })
      .annotate(
        OpenApi.Description,
        "The state of an order's payment; changes nothing. Poll until `status` is no longer `awaitingPayment`: a refused payment may still be authorised.",
      )
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
    HttpApiEndpoint.post("session", "/order/:id/session", {
      params: { id: orderId },
      headers: payer,
      success: withExamples(PaymentSession, paymentSessionExample),
      error,
    })
      .annotate(OpenApi.Description, "Starts an attempt that the provider's component manages itself.")
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
    HttpApiEndpoint.post("pay", paths.payments.pay, {
      params: { id: orderId },
      headers: payer,
      payload: withExamples(OtherPayment, otherPaymentExample),
      success: withExamples(PaymentStatus, paymentStatusExample),
      error,
    })
      .annotate(
        OpenApi.Description,
        "Switches a waiting order to payment without a card: in the store, or on the account of the organisation that it was created for. It is placed at once; 3023 when the store has closed, 3036 when already paid, 3037 while a card payment is undecided, 3116 when it is too late for beer.",
      )
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
    HttpApiEndpoint.post("giveUp", paths.payments.giveUp, {
      params: { id: orderId },
      headers: owner,
      success: withExamples(PaymentStatus, paymentStatusExample),
      error,
    })
      .annotate(
        OpenApi.Description,
        "Closes a waiting order that nobody pays, and frees what it claimed: coupons, points, budget. Money that arrives afterwards goes back. An order that is placed or closed stays as it is; 3037 while a card payment is undecided.",
      )
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
    HttpApiEndpoint.post("notify", "/payments/notifications", {
      payload: Schema.Json,
      success: Schema.Struct({ notificationResponse: Schema.Literal("[accepted]") }),
      error: [Unauthorized, Unavailable],
    }).annotate(
      OpenApi.Description,
      "For the payment provider: signed notifications. They are stored before they are answered, and processed afterwards, once each, in any order.",
    ),
  )
  .annotate(OpenApi.Description, "Payments") {}
