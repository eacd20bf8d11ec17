import type { DeviceEntry } from "@skorpe/core/domain/device"
import { type Cookies, Device, Navigation } from "@skorpe/core/services"
import { Effect, Layer } from "effect"

/** The readable cookie that tells a page that there is a session. */
const sessionFlag = "logged-in"

/** A device in memory, for as long as the command runs. The cookies tell whether a customer is logged in. */
export const memoryDevice = (cookies: Cookies) =>
  Layer.sync(Device, () => {
    const entries = new Map<DeviceEntry, string>()
    return {
      read: (entry) =>
        Effect.sync(() => (entry === "loggedIn" ? (cookies.get(sessionFlag) ?? null) : (entries.get(entry) ?? null))),
      write: (entry, text) =>
        Effect.sync(() => {
          if (entry === "loggedIn") cookies.delete(sessionFlag)
          else if (text === null) entries.delete(entry)
          else entries.set(entry, text)
        }),
    }
  })

/** A terminal has no address bar. */
export const noNavigation = Layer.succeed(Navigation, {
  show: () => Effect.void,
  replace: () => Effect.void,
  reload: () => Effect.void,
})
