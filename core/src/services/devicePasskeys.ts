import { Effect } from "effect"
import type { DeviceRefusal, Making, Using } from "../domain/passkey/device.ts"
import type { PasskeyCreation, PasskeyRequest } from "../domain/passkey/wire.ts"

/**
 * The device's own passkeys. It asks the customer before it makes or uses one; interrupting the effect closes the
 * question.
 */
export interface DevicePasskeys {
  readonly isSupported: Effect.Effect<boolean>
  readonly make: (options: PasskeyCreation) => Effect.Effect<Making>
  readonly use: (options: PasskeyRequest) => Effect.Effect<Using>
}

const unsupported: DeviceRefusal = { _tag: "Unsupported" }

/** A device without passkeys. */
export const noPasskeys: DevicePasskeys = {
  isSupported: Effect.succeed(false),
  make: () => Effect.succeed(unsupported),
  use: () => Effect.succeed(unsupported),
}
