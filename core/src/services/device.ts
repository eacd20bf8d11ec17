import { Context, type Effect } from "effect"
import type { DeviceEntry } from "../domain/device/entries.ts"

/**
 * Storage that outlives a visit, except for the entries of a tab (`isOfTab`). It may be missing, denied, full or
 * corrupt; it then loses entries, but never fails.
 */
export class Device extends Context.Service<
  Device,
  {
    readonly read: (entry: DeviceEntry) => Effect.Effect<string | null>
    readonly write: (entry: DeviceEntry, text: string | null) => Effect.Effect<void>
  }
>()("@skorpe/core/services/Device") {}
