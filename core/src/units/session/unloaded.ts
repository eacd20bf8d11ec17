import type { DeviceContents } from "../../domain/device/model.ts"
import type { ActsUnloaded } from "../../kernel/lazyUnit.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"

/** Reads the device before the session's code is loaded; only a logged-in customer needs that code. */
export const sessionUnloaded: ActsUnloaded<ShopEvent, ShopCommand> = {
  onStart: (out) => out.call("device", { type: "ReadDevice" }),
  onReply: (reply, out) => {
    if (reply.type !== "CallDone") return false
    const contents = reply.value as unknown as DeviceContents
    if (contents.loggedIn) return false
    out.send({ type: "DeviceRead", contents })
    out.send({ type: "SessionStarted" })
    return true
  },
}
