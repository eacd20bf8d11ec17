import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Instant } from "../domain/time/model.ts"
import { Unavailable } from "./errors.ts"

/** The server itself: health and time (SPEC §7.3, DECISIONS §18). */
export class SystemApi extends HttpApiGroup.make("system")
  .add(
    HttpApiEndpoint.get("health", "/health", {
      success: Schema.Struct({
        status: Schema.Literal("ok"),
        market: Schema.Literals(["no", "se"]),
        version: Schema.String,
      }),
      error: Unavailable,
    }).annotate(OpenApi.Description, "200 when the database answers, 503 when it does not."),
    HttpApiEndpoint.get("now", "/utils/now", { success: Schema.Struct({ now: Instant }) }).annotate(
      OpenApi.Description,
      "Server time, which decides (DECISIONS §5).",
    ),
  )
  .annotate(OpenApi.Description, "Health and time") {}
