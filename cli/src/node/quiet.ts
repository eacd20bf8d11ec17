import { Telemetry } from "@skorpe/core/services"
import { Effect, Layer } from "effect"

/** The command line sends no telemetry; commands report errors on stderr. */
export const noTelemetry = Layer.succeed(Telemetry, {
  report: () => Effect.void,
  track: () => Effect.void,
  identify: () => Effect.void,
})
