import { Device, type DeviceEntry, Navigation } from "@skorpe/core/services"
import { Effect, Layer } from "effect"

/** A device that remembers for as long as the command runs. */
export const memoryDevice = Layer.sync(Device, () => {
  const entries = new Map<DeviceEntry, string>()
  return {
    read: (entry) => Effect.sync(() => entries.get(entry) ?? null),
    write: (entry, text) => Effect.sync(() => void (text === null ? entries.delete(entry) : entries.set(entry, text))),
  }
})

/** A terminal shows no addresses. */
export const noNavigation = Layer.succeed(Navigation, {
  show: () => Effect.void,
  replace: () => Effect.void,
  reload: () => Effect.void,
})
