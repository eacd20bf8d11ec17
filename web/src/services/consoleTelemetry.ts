import { Effect, Layer } from "effect"
import { Telemetry } from "@skorpe/core/services"

/** Until there is an ingestion endpoint, whoever opens the browser's console can read what went wrong; nothing leaves the page. */
export const consoleTelemetry = Layer.succeed(Telemetry, {
  report: (report, error) =>
    Effect.sync(() => {
      if (report._tag !== "Login" && report._tag !== "Logout") console.warn(report, ...(error ? [error] : []))
    }),
  identify: () => Effect.void,
})
