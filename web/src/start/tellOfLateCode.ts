import type { SpokenEvent } from "@skorpe/core/shop"

/** How long in ms a customer waits for code before the page says that it is late. */
const patience = 2000

/** Tells the shop when what the customer did has waited too long for code, and when it waits no more. */
export const tellOfLateCode = (send: (event: SpokenEvent) => void): ((waits: boolean) => void) => {
  let told = false
  let timeout: ReturnType<typeof setTimeout> | undefined
  return (waits) => {
    clearTimeout(timeout)
    if (waits) {
      timeout = setTimeout(() => {
        told = true
        send({ type: "CodeDelayed" })
      }, patience)
    } else if (told) {
      told = false
      send({ type: "CodeLoaded" })
    }
  }
}
