import { Effect, Layer } from "effect"
import { Device, type DeviceEntry } from "@skorpe/core/services"

/** The name under which an entry lies in the browser's storage; each market has its own shelf. */
export const storageKey = (market: string, entry: DeviceEntry): string => `skorpe.${market}.${entry}`

/** The browser's local storage: missing, denied or full, it only forgets (SPEC §3). */
export const storageDevice = (market: string) =>
  Layer.succeed(Device, {
    read: (entry) =>
      Effect.sync(() => {
        try {
          return localStorage.getItem(storageKey(market, entry))
        } catch {
          return null
        }
      }),
    write: (entry, text) =>
      Effect.sync(() => {
        try {
          if (text === null) localStorage.removeItem(storageKey(market, entry))
          else localStorage.setItem(storageKey(market, entry), text)
        } catch {
          // Private mode, denied, or full: the shop works on, this visit is not remembered.
        }
      }),
  })
