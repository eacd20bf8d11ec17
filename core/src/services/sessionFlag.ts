import { Effect } from "effect"
import { Device } from "./device.ts"

/** Whether the readable session flag is set; the session itself is a cookie that scripts cannot read. */
export const readFlag: Effect.Effect<boolean, never, Device> = Effect.gen(function* () {
  const device = yield* Device
  return (yield* device.read("loggedIn")) === "1"
})
