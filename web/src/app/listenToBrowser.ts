import { storageKey } from "../services/storageDevice.ts"
import type { Shop } from "./shopContext.ts"

/** Tells the shop what happens around the page: back and forward, and another tab's changes of the cart. */
export const listenToBrowser = ({ market, send }: Shop): void => {
  addEventListener("popstate", () => {
    send({ type: "PathOpened", path: location.pathname + location.search, how: "history" })
  })
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== storageKey(market.id, "cart")) return
    void readElsewhere(newValue).then((read) => {
      if (read) send({ type: "CartChangedElsewhere", cart: read.cart })
    })
  })
}

/** The cart that another tab wrote; nothing when it is not one. */
const readElsewhere = async (text: string | null) => {
  if (text === null) return { cart: null }
  try {
    const { readStoredCart } = await import("../services/readStoredCart.ts")
    return { cart: readStoredCart(text) }
  } catch {
    return null
  }
}
