import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { OrderHistory } from "../domain/order/history.ts"
import { Order, OrderCreate, OrderCreated, Tracking } from "../domain/order/model.ts"
import { CodeToJudge, JudgedCode } from "../domain/price/codeToJudge.ts"
import { PriceRequest, ValidatedPrice } from "../domain/price/model.ts"
import { BadRequest, Conflict, NotFound, OrderedAlready, PriceChanged, TooManyRequests, Unavailable } from "./errors.ts"
import { CleanText } from "../domain/text/model.ts"
import { CustomersOnly, KnowsCaller } from "./callers.ts"
import { orderTokenHeader } from "./headers.ts"
import { IdempotencyKey } from "../domain/order/idempotencyKey.ts"
import {
  orderCreatedExample,
  orderCreateExample,
  orderDeliveryExample,
  orderExample,
  orderHistoryExample,
} from "./orderExamples.ts"
import { Paging } from "./paging.ts"
import { codeToJudgeExample, priceRequestExample, validatedPriceExample } from "./priceExamples.ts"
import { withExamples } from "./withExamples.ts"
import { withRefresh } from "./withRefresh.ts"
import { paths } from "./paths.ts"

const priceDescription = `The server's own price of a cart: what it would cost to order it now. Prices that are sent are not read.

With a session it is the customer's price: their points, the codes that are theirs, and how often they have used them. With an organisationId it is that organisation's.

400 names every reason against the goods and the way, else against the discounts, else the minimum: 1002 nothing in the cart is sold by this store (or the request cannot be understood), 3007 no organisation of the caller's, 3018 not sold or sold out, 3023 more pieces than the store makes, 3045 more than 99 of one, 3046 so many pizzas need another day or a call, 3066 organisations have nothing delivered, 3109 below the minimum, 3116 no beer at that hour, 3145 which hotspot, 4027 no delivery, 4031 a pizza that cannot be made; of codes 3024 not recognised, 3035 no longer active, 3051 and 3052 referrals, 3133 used, 3134 expired, 3135 not yet valid, 3136 wrong way, 3137 no longer valid, 3138 wrong store, 4025 does not fit, 4046 more than the goods; of points 4026. 401: 1016 the session is over, or an organisation is named without one. 404: 3010 no such store.`

const params = { id: CleanText.check(Schema.isMinLength(1)) }
const owner = { [orderTokenHeader]: Schema.optionalKey(Schema.String) }

/** Pricing, placing and following orders (SPEC §7.2, §7.3). */
export class OrdersApi extends HttpApiGroup.make("orders")
  .add(
    HttpApiEndpoint.post("price", paths.orders.price, {
      payload: withExamples(PriceRequest, priceRequestExample),
      success: withExamples(ValidatedPrice, validatedPriceExample),
      error: [BadRequest, NotFound, Unavailable],
    })
      .middleware(KnowsCaller)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, priceDescription),
    HttpApiEndpoint.post("coupon", paths.orders.coupon, {
      payload: withExamples(CodeToJudge, codeToJudgeExample),
      success: JudgedCode,
      error: [BadRequest, NotFound, Unavailable],
    })
      .middleware(KnowsCaller)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        "Judges one code for a cart before it joins the cart's other codes; checking uses nothing up. A code without goods is judged by itself, the store and the way; without a store by itself. 200 is its stored spelling. 400 names the first reason and the codes that it concerns, as sent: 3024 not recognised, 3035 no longer active, 3051 and 3052 referrals, 3133 used, 3134 expired, 3135 not yet valid, 3136 wrong way, 3137 no longer valid, 3138 wrong store, 3109 below its minimum, 4025 does not fit the goods or does not go with the other codes, 4046 more than the goods; also 1002, and 3007 no organisation of the caller's. 401: 1016 the session is over, or an organisation is named without one. 404: 3010 no such store.",
      ),
    HttpApiEndpoint.post("create", paths.orders.create, {
      headers: { "idempotency-key": IdempotencyKey },
      payload: withExamples(OrderCreate, orderCreateExample, orderDeliveryExample),
      success: withExamples(OrderCreated, orderCreatedExample),
      error: [BadRequest, NotFound, Conflict, OrderedAlready, PriceChanged, Unavailable],
    })
      .annotate(
        OpenApi.Description,
        `Places an order; the answer's token lets a guest read and follow it.

The same key with the same body answers the same order again; with another body 409 (1006), which names the order that the key has made (\`ordered\`). INSTORE and B2B orders are placed at once. An ADYEN order waits for its payment (\`POST /order/create-payment\`) and lapses when nobody pays in time. \`organisationId\` needs a session (401) and an active membership (3007), never delivery (3066); B2B is bounded by the organisation's limits and the member's own, per order (3088) and per calendar month (3090). The price is the server's: another \`totalAmountNet\` or \`unitPrice\` is 409 (1002) with the new price. A delivery and an order to a hotspot begin with their fee as a line of its own, \`{"codes":["DLVRYFEE"],"quantity":1,"unitPrice":<surchargeAmount>,"ingredients":[]}\`, which \`/order/price\` does not take; a missing or wrong one is 409 (1002) too. A hotspot wants \`hotspotId\` and what it asks for in \`hotspotParameters\` (3145 missing, 3146 invalid).

A key belongs to the device and the customer that sent it first: for anybody else it is 409 (1006) without the order. The device is told by a cookie that \`/order/price\` sets. The address is one that \`/address/search\` finds, its house number behind the street; it lies where the register has it (3019 unknown), whatever position is sent.

Paid in the store, an order costs at most 20,000 kr; a number that nobody proved has at most 3 open ones of 3000 kr together, and one source sends at most 30 in ten minutes (3016). A coupon with a limit for each customer needs a proven number (4039). Proven is the number of a code that was typed on this device (\`/auth/verify-phone\`), and whoever is logged in. The problem's \`ways\` say what leads on: \`proveNumber\`, \`payOnline\`.

400: 1002 names or lines missing, 1031 phone number, 3007, 3016 no such payment here or beyond a limit, 3018 not sold or sold out, 3019 no such address, 3022 outside the area, 3023 closed or too many of one, 3024 and its kin for coupons (3035, 3051, 3052, 3133 to 3138, 4025, 4026, 4046), 3027 address, 3045 more than 99 of one, 3046 time or size of the order, 3066, 3088, 3090, 3109 below a minimum, 3116 beer, 3145, 3146, 4027 no delivery, 4031, 4039. A wanted time that has passed means now, where the store is open.`,
      )
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
    HttpApiEndpoint.get("list", paths.orders.list, {
      query: Paging,
      success: withExamples(OrderHistory, orderHistoryExample),
      error: BadRequest,
    })
      .annotate(
        OpenApi.Description,
        "The caller's own orders, newest first: `skip` (0) and `limit` (10, at most 50), or `page` (0) and `size`.",
      )
      .annotateMerge(withRefresh)
      .middleware(CustomersOnly),
    HttpApiEndpoint.get("read", paths.orders.read, {
      params,
      headers: owner,
      success: withExamples(Order, orderExample),
      error: NotFound,
    })
      .annotate(
        OpenApi.Description,
        "An order, readable with its tracking token, by the customer who placed it, and by the organisation's administrators. Others get 404. `destination`, where it is brought, and `message`, what the customer wrote to the store, are only for the first two.",
      )
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
    HttpApiEndpoint.get("track", paths.orders.track, {
      params,
      headers: { ...owner, "last-event-id": Schema.optionalKey(Schema.String) },
      success: [Tracking, HttpApiSchema.StreamSse({ data: Tracking })],
      error: [BadRequest, NotFound, TooManyRequests],
    })
      .annotate(
        OpenApi.Description,
        "The kitchen's reports: as JSON, or live as server-sent events when text/event-stream is accepted; `last-event-id` resumes after an event. 429 (1001) when fifty clients already follow the order.",
      )
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
  )
  .annotate(OpenApi.Description, "Prices, orders and tracking") {}
