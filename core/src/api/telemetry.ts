import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { TelemetryBatch } from "../telemetry/wire.ts"
import { BadRequest } from "./errors.ts"

/** Where shops report how they fare (SPEC §7.5). */
export class TelemetryApi extends HttpApiGroup.make("telemetry")
  .add(
    HttpApiEndpoint.post("report", "/telemetry", {
      payload: TelemetryBatch,
      success: HttpApiSchema.NoContent,
      error: BadRequest,
    }).annotate(
      OpenApi.Description,
      "Takes at most 100 events made of names, codes and numbers; free text is refused (400: 1002). Script errors that read only 'Script error' are dropped. Answers at once: events are written later, and dropped when there are too many.",
    ),
  )
  .annotate(OpenApi.Description, "Telemetry intake") {}
