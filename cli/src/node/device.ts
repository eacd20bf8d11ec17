import { Device, type DeviceEntry, Navigation } from "@skorpe/core/services"
import { Effect, Layer } from "effect"
import type { Cookies } from "./cookies.ts"

/** The cookie by which a browser's page knows that there is a session. */
const sessionFlag = "logged-in"

/** A device that remembers for as long as the command runs; whether somebody is logged in is for the cookies to say. */
export const memoryDevice = (cookies: Cookies) =>
  Layer.sync(Device, () => {
    const entries = new Map<DeviceEntry, string>()
    return {
      read: (entry) =>
        Effect.sync(() => (entry === "loggedIn" ? cookies.read(sessionFlag) : (entries.get(entry) ?? null))),
      write: (entry, text) =>
        Effect.sync(() => {
          if (entry === "loggedIn") cookies.drop(sessionFlag)
          else if (text === null) entries.delete(entry)
          else entries.set(entry, text)
        }),
    }
  })

/** A terminal shows no addresses. */
export const noNavigation = Layer.succeed(Navigation, {
  show: () => Effect.void,
  replace: () => Effect.void,
  reload: () => Effect.void,
})
