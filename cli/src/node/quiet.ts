import { Telemetry } from "@skorpe/core/services"
import { makeSafe, Vault } from "@skorpe/core/vault"
import { Effect, Layer } from "effect"

/** A terminal's customer is nobody's to count; what went wrong is said on stderr by whoever waits for it. */
export const noTelemetry = Layer.succeed(Telemetry, {
  report: () => Effect.void,
  track: () => Effect.void,
  identify: () => Effect.void,
})

/** Scripts hold no passwords: there is nothing to keep. */
export const emptySafe = Layer.sync(Vault, () => makeSafe("cli"))
