import { Telemetry } from "@skorpe/core/services"
import { makeSafe, Vault } from "@skorpe/core/vault"
import { Effect, Layer } from "effect"

/** The command line sends no telemetry; commands report errors on stderr. */
export const noTelemetry = Layer.succeed(Telemetry, {
  report: () => Effect.void,
  track: () => Effect.void,
  identify: () => Effect.void,
})

/** An empty safe: scripts hold no passwords. */
export const emptySafe = Layer.sync(Vault, () => makeSafe("cli"))
