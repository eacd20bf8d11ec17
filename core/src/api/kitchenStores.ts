import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { DelayMark, StockMark, StoreMarks } from "../domain/store/marks.ts"
import { CleanText } from "../domain/text/model.ts"
import { BadRequest, NotFound, Unauthorized } from "./errors.ts"
import { staffKeyHeader } from "./headers.ts"
import { kitchenPaths } from "./kitchenPaths.ts"
import { withExamples } from "./withExamples.ts"

const headers = { [staffKeyHeader]: Schema.optionalKey(Schema.String) }
const params = {
  id: CleanText.check(Schema.isMinLength(1)).annotate({ examples: ["101"], description: "A store's id or slug" }),
}
const until = "2026-11-21T22:00:00.000Z"
const marks = withExamples(StoreMarks, {
  stock: [{ kind: "variation", code: "MARG_AM30", until }],
  delays: { pickup: 0, delivery: 20 },
  delaysUntil: "2026-11-22T05:00:00.000Z",
})
const error = [BadRequest, Unauthorized, NotFound] as const

/** A kitchen's reports on its store: stock and delays (DECISIONS §18). */
export class KitchenStoresApi extends HttpApiGroup.make("kitchenStores")
  .add(
    HttpApiEndpoint.get("marks", kitchenPaths.marks, {
      params,
      headers,
      success: marks,
      error: [Unauthorized, NotFound],
    }).annotate(OpenApi.Description, "The store's current marks. 401: 1003 no staff key; 404: 3010."),
    HttpApiEndpoint.post("stock", kitchenPaths.stock, {
      params,
      headers,
      payload: withExamples(
        StockMark,
        { kind: "product", code: "MARG", until },
        { kind: "ingredient", code: "PE", until: null },
      ),
      success: marks,
      error,
    }).annotate(
      OpenApi.Description,
      "Marks a product, variation or ingredient of the store as sold out until a moment; with until null it is back in stock. Menu, status, prices and orders follow at once, on every server. 400: 1002, 4031 not in this store's menu; 401: 1003; 404: 3010.",
    ),
    HttpApiEndpoint.post("delay", kitchenPaths.delay, {
      params,
      headers,
      payload: withExamples(DelayMark, { delivery: 20 }),
      success: marks,
      error,
    }).annotate(
      OpenApi.Description,
      "Sets the delay in minutes (0 to 240), by method; an omitted method keeps its delay. It ends at six the next morning. Waits, slots and orders follow. 400: 1002; 401: 1003; 404: 3010.",
    ),
  )
  .annotate(OpenApi.Description, "Stock and delays, with a staff key") {}
