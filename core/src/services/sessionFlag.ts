import { Effect } from "effect"
import { Device } from "./device.ts"

/** Whether the readable flag of a session is there; the session itself is a cookie that no script can read. */
export const readFlag: Effect.Effect<boolean, never, Device> = Effect.gen(function* () {
  const device = yield* Device
  return (yield* device.read("loggedIn")) === "1"
})
