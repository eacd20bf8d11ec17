import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Order, OrderCreate, OrderCreated, Tracking } from "../order/model.ts"
import { PriceRequest, ValidatedPrice } from "../price/model.ts"
import { BadRequest, Conflict, NotFound, PriceChanged, Unavailable } from "./errors.ts"
import { CleanText } from "../text/model.ts"
import { IdempotencyKey, orderTokenHeader } from "./headers.ts"

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
    }).annotate(
      OpenApi.Description,
      "Places an order. The same key with the same body answers the same order again; with another body 409.",
    ),
    HttpApiEndpoint.get("read", "/order/:id", {
      params,
      headers: owner,
      success: Order,
      error: NotFound,
    }).annotate(OpenApi.Description, "An order, for the one who holds its tracking token."),
    HttpApiEndpoint.get("track", "/order/:id/track", {
      params,
      headers: { ...owner, "last-event-id": Schema.optionalKey(Schema.String) },
      success: [Tracking, HttpApiSchema.StreamSse({ data: Tracking })],
      error: [BadRequest, NotFound],
    }).annotate(
      OpenApi.Description,
      "What the kitchen has reported: as JSON, or live as server-sent events when text/event-stream is asked for.",
    ),
  )
  .annotate(OpenApi.Description, "Prices, orders and tracking") {}
