import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { OrderHistory } from "../order/history.ts"
import { Order, OrderCreate, OrderCreated, Tracking } from "../order/model.ts"
import { PriceRequest, ValidatedPrice } from "../price/model.ts"
import { BadRequest, Conflict, NotFound, PriceChanged, Unavailable } from "./errors.ts"
import { CleanText } from "../text/model.ts"
import { CustomersOnly, KnowsCaller } from "./callers.ts"
import { IdempotencyKey, orderTokenHeader } from "./headers.ts"
import { Paging } from "./paging.ts"
import { withRefresh } from "./withRefresh.ts"

const params = { id: CleanText.check(Schema.isMinLength(1)) }
const owner = { [orderTokenHeader]: Schema.optionalKey(Schema.String) }

/** Pricing, placing and following orders (SPEC §7.2, §7.3). */
export class OrdersApi extends HttpApiGroup.make("orders")
  .add(
    HttpApiEndpoint.post("price", "/order/price", {
      payload: PriceRequest,
      success: ValidatedPrice,
      error: [BadRequest, NotFound, Unavailable],
    }).annotate(OpenApi.Description, "The server's own price of a cart: what it would cost to order it now."),
    HttpApiEndpoint.post("create", "/order/create", {
      headers: { "idempotency-key": IdempotencyKey },
      payload: OrderCreate,
      success: OrderCreated,
      error: [BadRequest, NotFound, Conflict, PriceChanged, Unavailable],
    })
      .annotate(
        OpenApi.Description,
        `Places an order; the answer's token lets a guest read and follow it.

The same key with the same body answers the same order again; with another body 409 (1006). INSTORE and B2B orders are placed at once. An ADYEN order waits for its payment (\`POST /order/create-payment\`) and lapses when nobody pays in time. \`organisationId\` needs an active membership (3007), never delivery (3066); B2B is bounded by the organisation's limits and the member's own, per order (3088) and per calendar month (3090). The price is the server's: another \`totalAmountNet\` or \`unitPrice\` is 409 (1002) with the new price.`,
      )
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
    HttpApiEndpoint.get("list", "/orders", {
      query: Paging,
      success: OrderHistory,
      error: BadRequest,
    })
      .annotate(
        OpenApi.Description,
        "The caller's own orders, newest first: `skip` (0) and `limit` (10, at most 50), or `page` (0) and `size`.",
      )
      .annotateMerge(withRefresh)
      .middleware(CustomersOnly),
    HttpApiEndpoint.get("read", "/order/:id", {
      params,
      headers: owner,
      success: Order,
      error: NotFound,
    })
      .annotate(
        OpenApi.Description,
        "An order: for who holds its tracking token, for the customer who placed it, and for an organisation's administrators. Anybody else hears 404.",
      )
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
    HttpApiEndpoint.get("track", "/order/:id/track", {
      params,
      headers: { ...owner, "last-event-id": Schema.optionalKey(Schema.String) },
      success: [Tracking, HttpApiSchema.StreamSse({ data: Tracking })],
      error: [BadRequest, NotFound],
    })
      .annotate(
        OpenApi.Description,
        "What the kitchen has reported: as JSON, or live as server-sent events when text/event-stream is asked for; `last-event-id` resumes after an event.",
      )
      .annotateMerge(withRefresh)
      .middleware(KnowsCaller),
  )
  .annotate(OpenApi.Description, "Prices, orders and tracking") {}
