import { SkorpeApi } from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Intake } from "./Intake.ts"

/** Accepts the telemetry that shops send. */
export const TelemetryHandlers = HttpApiBuilder.group(SkorpeApi, "telemetry", (handlers) =>
  handlers.handleAll({
    report: ({ payload }) => Effect.flatMap(Intake, ({ take }) => take(payload)),
  }),
)
