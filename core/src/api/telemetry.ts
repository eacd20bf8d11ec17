import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { TelemetryBatch } from "../domain/telemetry/wire.ts"
import { BadRequest } from "./errors.ts"
import { withExamples } from "./withExamples.ts"

/** Telemetry from the shops (SPEC §7.5). */
export class TelemetryApi extends HttpApiGroup.make("telemetry")
  .add(
    HttpApiEndpoint.post("report", "/telemetry", {
      payload: withExamples(TelemetryBatch, {
        origin: "web",
        version: "0.1.0",
        events: [
          { _tag: "Login", at: "2026-11-21T17:00:00.000Z", how: "code" },
          { _tag: "Refused", at: "2026-11-21T17:00:01.000Z", call: "PlaceOrder", status: 400, codes: [3023] },
        ],
      }),
      success: HttpApiSchema.NoContent,
      error: BadRequest,
    }).annotate(
      OpenApi.Description,
      "Takes at most 100 events made of names, codes and numbers; free text is refused (400: 1002). Script errors that read only 'Script error' are dropped. Answers at once: events are written later, and dropped when there are too many.",
    ),
  )
  .annotate(OpenApi.Description, "Telemetry intake") {}
