import type { SpokenEvent } from "@skorpe/core/shop"

/** How long in ms a customer waits for code before the page says that it is late. */
const patience = 2000

/** What waits for code: a customer's event, or calls and tells. */
type Waiting = "event" | "command"

/**
 * Tells the shop when something has waited too long for code, and when nothing waits any more. It may be called
 * several times for one wait: the first call counts.
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
