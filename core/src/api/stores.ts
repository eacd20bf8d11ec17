import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Store, StoreStatus, StoreWithMenu } from "../store/model.ts"
import { CleanText } from "../text/model.ts"
import { NotFound } from "./errors.ts"

const params = { id: CleanText.check(Schema.isMinLength(1)) }

/** Stores and what they sell (SPEC §7.4). */
export class StoresApi extends HttpApiGroup.make("stores")
  .add(
    HttpApiEndpoint.get("list", "/stores", { success: Schema.Array(Store) }).annotate(
      OpenApi.Description,
      "Every store, with its hours, place and fees.",
    ),
    HttpApiEndpoint.get("read", "/stores/:id", { params, success: StoreWithMenu, error: NotFound }).annotate(
      OpenApi.Description,
      "A store by id or slug, with its menu. Answers with an ETag; send it back as If-None-Match for a 304.",
    ),
    HttpApiEndpoint.get("status", "/stores/:id/status", { params, success: StoreStatus, error: NotFound }).annotate(
      OpenApi.Description,
      "Whether the store is open now, how long a pizza takes, and what is sold out.",
    ),
  )
  .annotate(OpenApi.Description, "Stores and their menus") {}
