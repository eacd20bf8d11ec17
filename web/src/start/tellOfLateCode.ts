import type { SpokenEvent } from "@skorpe/core/shop"

/** How long in ms a customer waits for code before the page says that it is late. */
const patience = 2000

/** What waits for code: something that the customer did, or calls and what the device is to keep. */
type Waiting = "event" | "command"

/**
 * Tells the shop when something has waited too long for code, and when nothing waits any more. It may hear of a wait
 * several times: the first one counts.
 */
export const tellOfLateCode = (send: (event: SpokenEvent) => void): ((what: Waiting, waits: boolean) => void) => {
  const waiting = new Set<Waiting>()
  let told = false
  let timeout: ReturnType<typeof setTimeout> | undefined
  return (what, waits) => {
    if (waits) {
      waiting.add(what)
      timeout ??= setTimeout(() => {
        told = true
        send({ type: "CodeDelayed" })
      }, patience)
    } else if (waiting.delete(what) && waiting.size === 0) {
      clearTimeout(timeout)
      timeout = undefined
      if (told) send({ type: "CodeLoaded" })
      told = false
    }
  }
}
