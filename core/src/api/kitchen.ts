import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { KitchenOrder, KitchenReport } from "../order/kitchen.ts"
import { Tracking } from "../order/model.ts"
import { BadRequest, Conflict, NotFound, Unauthorized } from "./errors.ts"
import { CleanText } from "../text/model.ts"
import { staffKeyHeader } from "./headers.ts"

const headers = { [staffKeyHeader]: Schema.optionalKey(Schema.String) }

/** The kitchen side: what is to be made, and what has happened to it (DECISIONS §18). */
export class KitchenApi extends HttpApiGroup.make("kitchen")
  .add(
    HttpApiEndpoint.get("orders", "/kitchen/orders", {
      headers,
      query: { storeId: Schema.optionalKey(CleanText) },
      success: Schema.Array(KitchenOrder),
      error: Unauthorized,
    }).annotate(OpenApi.Description, "Open orders, oldest first."),
    HttpApiEndpoint.post("report", "/kitchen/orders/:id/report", {
      params: { id: CleanText.check(Schema.isMinLength(1)) },
      headers,
      payload: KitchenReport,
      success: Tracking,
      error: [BadRequest, Unauthorized, NotFound, Conflict],
    }).annotate(OpenApi.Description, "Accept, refuse, move on by one step, complete or cancel an order."),
  )
  .annotate(OpenApi.Description, "For the store's staff, with a staff key") {}
