import { lazyPart } from "../kit/lazyPart.ts"
import { storageKey } from "../services/storageKey.ts"
import { followCart } from "../services/store.ts"
import type { Shop } from "../shop/shopContext.ts"

/** The lazy module that reads another tab's write; its schemas are large. */
const lazyReadTab = lazyPart(async () => (await import("../services/readTab.ts")).readTab)

/**
 * Tells the shop what other tabs write. Returns a function to call with the key of each write. A cart is joined with
 * this tab's own where both have changed.
 */
export const listenToTabs = ({ market, send, views }: Shop): ((key: string) => void) => {
  const lookAtCart = followCart(
    market.id,
    () => views().session._tag === "Starting",
    async () => {
      const read = await lazyReadTab.load()
      return (text, replaced) => {
        const event = read("cart", text, replaced)
        if (event) send(event)
        return event !== null
      }
    },
  )
  const passOn = async (key: string): Promise<void> => {
    const read = await lazyReadTab.load()
    // Reads the current value: this tab may have written a newer one since.
    const event = read(key.slice(storageKey(market.id, "").length), localStorage.getItem(key))
    if (event) send(event)
  }
  return (key) => {
    if (key === storageKey(market.id, "cart")) lookAtCart()
    // If its code fails to load, the other tab's change shows on the next visit.
    else passOn(key).catch(() => {})
  }
}
