import { Effect, Layer } from "effect"
import { Device, type DeviceEntry } from "@skorpe/core/services"
import { dropFlag, readFlag } from "./loginFlag.ts"
import { storageKey } from "./storageKey.ts"

/**
 * The browser's local storage. Missing, denied or full, it forgets after this page, but not before: an order's secret
 * must not be lost with it (SPEC §3).
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
          return localStorage.getItem(storageKey(market, entry))
        } catch {
          return null
        }
      }),
    write: (entry, text) =>
      Effect.sync(() => {
        if (entry === "loggedIn") return dropFlag(text)
        try {
          if (text === null) localStorage.removeItem(storageKey(market, entry))
          else localStorage.setItem(storageKey(market, entry), text)
          unstored.delete(entry)
        } catch {
          unstored.set(entry, text)
          forgetOld(market, entry)
        }
      }),
  })
}

/** What could not be replaced must not come back on the next visit as if it still held; old secrets still do. */
const forgetOld = (market: string, entry: DeviceEntry): void => {
  if (entry === "orderTokens") return
  try {
    localStorage.removeItem(storageKey(market, entry))
  } catch {
    // Storage is denied: there is nothing old in it that we could read either.
  }
}
