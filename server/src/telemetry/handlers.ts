import { SkorpeApi } from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Intake } from "./Intake.ts"

/** Takes what shops report of themselves. */
export const TelemetryHandlers = HttpApiBuilder.group(SkorpeApi, "telemetry", (handlers) =>
  handlers.handleAll({
    report: ({ payload }) => Effect.flatMap(Intake, ({ take }) => take(payload)),
  }),
)
