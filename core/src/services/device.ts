import { Context, type Effect } from "effect"
import type { KeptEntry } from "../domain/device/model.ts"

/** The entries that a device stores (SPEC §3, local storage); `loggedIn` is `1` while the session flag is set. */
export type DeviceEntry = "cart" | "place" | "attempt" | "orderTokens" | "loggedIn" | "sessionExpiry" | KeptEntry

/** Entries that are forgotten when the tab is closed. */
export const tabEntries: ReadonlySet<DeviceEntry> = new Set(["typed", "place", "attempt"])

/** Storage that outlives a visit, but for `tabEntries`. It may be missing, denied, full or corrupt; it never fails, it only forgets. */
export class Device extends Context.Service<
  Device,
  {
    readonly read: (entry: DeviceEntry) => Effect.Effect<string | null>
    readonly write: (entry: DeviceEntry, text: string | null) => Effect.Effect<void>
  }
>()("@skorpe/core/services/Device") {}
