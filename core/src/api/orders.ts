import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Order, OrderCreate, OrderCreated, Tracking } from "../order/model.ts"
import { PriceRequest, ValidatedPrice } from "../price/model.ts"
import { KnowsCaller } from "./callers.ts"
import { BadRequest, Conflict, NotFound, PriceChanged, Unavailable } from "./errors.ts"
import { CleanText } from "../text/model.ts"
import { IdempotencyKey, orderTokenHeader } from "./headers.ts"
import { priceRequestExample, validatedPriceExample } from "./priceExamples.ts"
import { withExamples } from "./withExamples.ts"
import { withRefresh } from "./withRefresh.ts"

const priceDescription = `The server's own price of a cart: what it would cost to order it now. Prices that are sent are not read.

With a session it is the customer's price: their points, the codes that are theirs, and how often they have used them. With an organisationId it is that organisation's.

400 names every reason against the goods and the way, else against the discounts, else the minimum: 1002 nothing in the cart is sold by this store (or the request cannot be understood), 3007 no organisation of the caller's, 3018 not sold or sold out, 3023 more pieces than the store makes, 3046 so many pizzas need another day or a call, 3066 organisations have nothing delivered, 3109 below the minimum, 3116 no beer at that hour, 3145 which hotspot, 4027 no delivery, 4031 a pizza that cannot be made; of codes 3024 not recognised, 3035 no longer active, 3051 and 3052 referrals, 3133 used, 3134 expired, 3135 not yet valid, 3136 wrong way, 3137 no longer valid, 3138 wrong store, 4025 does not fit, 4046 more than the goods; of points 4026. 401: 1016. 404: 3010 no such store.`

const params = { id: CleanText.check(Schema.isMinLength(1)) }
const owner = { [orderTokenHeader]: Schema.optionalKey(Schema.String) }

/** Pricing, placing and following orders (SPEC §7.2, §7.3). */
export class OrdersApi extends HttpApiGroup.make("orders")
  .add(
    HttpApiEndpoint.post("price", "/order/price", {
      payload: withExamples(PriceRequest, priceRequestExample),
      success: withExamples(ValidatedPrice, validatedPriceExample),
      error: [BadRequest, NotFound, Unavailable],
    })
      .middleware(KnowsCaller)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, priceDescription),
    HttpApiEndpoint.post("create", "/order/create", {
      headers: { "idempotency-key": IdempotencyKey },
      payload: OrderCreate,
      success: OrderCreated,
      error: [BadRequest, NotFound, Conflict, PriceChanged, Unavailable],
    })
      .middleware(KnowsCaller)
      .annotateMerge(withRefresh)
      .annotate(
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
