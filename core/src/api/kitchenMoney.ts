import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { IdempotencyKey } from "../domain/order/idempotencyKey.ts"
import { AskedRefund, MoneyNotice, RefundWish } from "../domain/payment/matters.ts"
import { PaymentStatus } from "../domain/payment/wire.ts"
import { CleanText } from "../domain/text/model.ts"
import { BadRequest, Conflict, NotFound, Unauthorized } from "./errors.ts"
import { staffKeyHeader } from "./headers.ts"
import { kitchenPaths } from "./kitchenPaths.ts"
import { paymentStatusExample } from "./paymentExamples.ts"
import { withExamples } from "./withExamples.ts"

const headers = { [staffKeyHeader]: Schema.optionalKey(Schema.String) }
const id = CleanText.check(Schema.isBetweenLength(1, 100))

/** Money that staff must look at, and refunds (SPEC §8.4, DECISIONS §14). */
export class KitchenMoneyApi extends HttpApiGroup.make("kitchenMoney")
  .add(
    HttpApiEndpoint.get("list", kitchenPaths.money, {
      headers,
      query: { storeId: Schema.optionalKey(CleanText) },
      success: withExamples(Schema.Array(MoneyNotice), [
        {
          id: "17",
          kind: "alreadyPaid",
          at: "2026-11-21T18:30:00.000Z",
          orderId: "k3v9w2m8x4t6n1p7q5rz",
          number: 42,
          storeId: "101",
          charge: "QFQTPCQ8HXSKGK82",
          amount: 398,
          currency: "NOK",
          money: "goingBack",
        },
      ]),
      error: [Unauthorized, NotFound],
    }).annotate(
      OpenApi.Description,
      "Payments that staff must check, oldest first, at most 200: those that are refunded at once, and what failed. A store's own (by id or slug), and those of no known order. 401: 1003; 404: 3010.",
    ),
    HttpApiEndpoint.post("seen", kitchenPaths.seen, {
      params: { id },
      headers,
      success: HttpApiSchema.NoContent,
      error: [Unauthorized, NotFound],
    }).annotate(OpenApi.Description, "Takes a matter off the list. 401: 1003; 404: 3010."),
    HttpApiEndpoint.get("refunds", kitchenPaths.refunds, {
      params: { id },
      headers,
      success: withExamples(Schema.Array(AskedRefund), [{ amount: 49, hasFailed: false }]),
      error: [Unauthorized, NotFound],
    }).annotate(
      OpenApi.Description,
      "What was asked to go back of an order's card payment, oldest first, with what failed. 401: 1003; 404: 3010.",
    ),
    HttpApiEndpoint.post("refund", kitchenPaths.refund, {
      params: { id },
      headers: { ...headers, "idempotency-key": IdempotencyKey },
      payload: withExamples(RefundWish, { amount: 49 }, { amount: null }),
      success: withExamples(PaymentStatus, paymentStatusExample),
      error: [BadRequest, Unauthorized, NotFound, Conflict],
    }).annotate(
      OpenApi.Description,
      "Gives a part of a card payment back, or with amount null the rest of it. 409: 3016 not paid by card, or going back already; 3037 its money has not arrived yet; 3045 more than is left; 1006 the key was used for another refund.",
    ),
  )
  .annotate(OpenApi.Description, "Money that needs a look, with a staff key") {}
