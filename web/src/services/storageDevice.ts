import { Effect, Layer } from "effect"
import type { DeviceEntry } from "@skorpe/core/domain/device"
import { Device } from "@skorpe/core/services"
import { dropFlag, readFlag } from "./loginFlag.ts"
import { readEntry, store } from "./store.ts"

/**
 * The browser's storage: local, but for what ends with the tab. If it is missing, denied or full, entries are kept in memory until the page closes: an
 * order's secret must not be lost earlier (SPEC §3).
 */
export const storageDevice = (market: string) => {
  const unstored = new Map<DeviceEntry, string | null>()
  return Layer.succeed(Device, {
    read: (entry) =>
      Effect.sync(() => {
        if (entry === "loggedIn") return readFlag()
        const kept = unstored.get(entry)
        if (kept !== undefined) return kept
        try {
          return readEntry(market, entry)
        } catch {
          return null
        }
      }),
    write: (entry, text) =>
      Effect.sync(() => {
        if (entry === "loggedIn") return dropFlag(text)
        try {
          store(market, [entry, text])
          unstored.delete(entry)
        } catch {
          unstored.set(entry, text)
          forgetOld(market, entry)
        }
      }),
  })
}

/**
 * Deletes the old value of an entry that cannot be written, so that the next visit does not read it; except secrets.
 */
const forgetOld = (market: string, entry: DeviceEntry): void => {
  if (entry === "orderTokens") return
  try {
    store(market, [entry, null])
  } catch {
    // Storage is denied, so the old value cannot be read either.
  }
}
