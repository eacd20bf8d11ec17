import { Context, type Effect } from "effect"
import type { KeptEntry } from "../device/model.ts"

/** The entries that a device keeps (SPEC §3, local storage); `loggedIn` is `1` while a session's flag is there. */
export type DeviceEntry = "cart" | "attempt" | "orderTokens" | "loggedIn" | "sessionExpiry" | KeptEntry

/** What outlives a visit. It may be missing, denied, full, or full of nonsense: it never fails, it only forgets. */
export class Device extends Context.Service<
  Device,
  {
    readonly read: (entry: DeviceEntry) => Effect.Effect<string | null>
    readonly write: (entry: DeviceEntry, text: string | null) => Effect.Effect<void>
  }
>()("@skorpe/core/services/Device") {}
