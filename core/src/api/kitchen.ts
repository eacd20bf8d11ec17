import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { KitchenReport } from "../domain/order/kitchen.ts"
import { KitchenOrder, KitchenPage, KitchenState } from "../domain/order/kitchenOrder.ts"
import { DeliveryMethod, Tracking } from "../domain/order/model.ts"
import { CleanText } from "../domain/text/model.ts"
import { Instant } from "../domain/time/model.ts"
import { BadRequest, Conflict, NotFound, TooManyRequests, Unauthorized } from "./errors.ts"
import { staffKeyHeader } from "./headers.ts"
import { kitchenPaths } from "./kitchenPaths.ts"
import { kitchenPageExample } from "./kitchenExamples.ts"
import { withExamples } from "./withExamples.ts"

const headers = { [staffKeyHeader]: Schema.optionalKey(Schema.String) }

/** Upper bound on the orders of a page. */
const mostAtOnce = 200

/** The filter of a kitchen's query; each field is optional. */
const KitchenQuery = {
  /** A store's id or slug; without it, those of all stores. */
  storeId: Schema.optionalKey(CleanText),
  /** Defaults to open orders. */
  status: Schema.optionalKey(KitchenState),
  deliveryMethod: Schema.optionalKey(DeliveryMethod),
  /** Preparation begins at this time or later. */
  from: Schema.optionalKey(Instant),
  /** Preparation begins before this time. */
  to: Schema.optionalKey(Instant),
  /** An order's id, or the number that staff call out. */
  order: Schema.optionalKey(CleanText.check(Schema.isMaxLength(100))),
  limit: Schema.optionalKey(
    Schema.NumberFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: mostAtOnce })),
  ),
  /** The `next` of the page before. */
  after: Schema.optionalKey(CleanText.check(Schema.isMaxLength(1000))),
}

const listDescription = `Orders that have reached the store, by store and by when their preparation begins; 50 on a page, or \`limit\` up to ${mostAtOnce}. \`next\` is the \`after\` of the next page: orders that come or end meanwhile move nobody to a page that was read.

With \`accept: text/event-stream\` it is live: each change of an order is sent as the whole order, within a second, whatever its status is then; keep the copy with the higher \`sequence\`. \`storeId\`, \`deliveryMethod\`, \`from\` and \`to\` choose the orders. The stream begins with the open ones; with \`last-event-id\` (the last id received, or the \`position\` of a page) it begins with every change since, at every server of the shop. An event may come twice, none is left out.

400: 1002. 401: 1003 no staff key. 404: 3010 no such store. 429: 1001 too many streams.`

/** The kitchen side: orders to prepare, and their progress (DECISIONS §18). */
export class KitchenApi extends HttpApiGroup.make("kitchen")
  .add(
    HttpApiEndpoint.get("orders", kitchenPaths.orders, {
      headers: { ...headers, "last-event-id": Schema.optionalKey(Schema.String) },
      query: KitchenQuery,
      success: [withExamples(KitchenPage, kitchenPageExample), HttpApiSchema.StreamSse({ data: KitchenOrder })],
      error: [BadRequest, Unauthorized, NotFound, TooManyRequests],
    }).annotate(OpenApi.Description, listDescription),
    HttpApiEndpoint.post("report", kitchenPaths.report, {
      params: { id: CleanText.check(Schema.isMinLength(1)) },
      headers,
      payload: KitchenReport,
      success: Tracking,
      error: [BadRequest, Unauthorized, NotFound, Conflict],
    }).annotate(OpenApi.Description, "Accept, refuse, advance by one step, complete or cancel an order."),
  )
  .annotate(OpenApi.Description, "For the store's staff, with a staff key") {}
