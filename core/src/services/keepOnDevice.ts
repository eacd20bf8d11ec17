import { Effect } from "effect"
import { writesOf } from "../domain/device/rules/writesOf.ts"
import { Device } from "./device.ts"

/** Writes what a world wants kept to the device, entry by entry. */
export const keepOnDevice = (command: Parameters<typeof writesOf>[0]): Effect.Effect<void, never, Device> =>
  Device.use(({ write }) => Effect.forEach(writesOf(command), ([entry, text]) => write(entry, text), { discard: true }))
