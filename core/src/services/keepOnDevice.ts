import { Effect } from "effect"
import { writesOf } from "../domain/device/rules/writesOf.ts"
import { Device } from "./device.ts"

/** Writes the entries that a world wants to keep to the device, one by one. */
export const keepOnDevice = Effect.fnUntraced(function* (command: Parameters<typeof writesOf>[0]) {
  const { write } = yield* Device
  for (const [entry, text] of writesOf(command)) yield* write(entry, text)
})
