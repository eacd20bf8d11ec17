import { storageKey } from "../services/storageDevice.ts"
import { noteArrival } from "./rememberScroll.ts"
import type { Shop } from "./shopContext.ts"

/** Tells the shop what happens around the page: back and forward, being seen, another tab's changes of the cart. */
export const listenToBrowser = ({ market, send }: Shop): void => {
  // The shop draws after the browser would have scrolled back, so it scrolls itself; a reload is the browser's again.
  const passOn = async (text: string | null): Promise<void> => {
    const read = await readElsewhere(text)
    if (read) send({ type: "CartChangedElsewhere", cart: read.cart })
  }
  history.scrollRestoration = "manual"
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto"
  })
  addEventListener("popstate", ({ state }) => {
    noteArrival(state)
    send({ type: "PathOpened", path: location.pathname + location.search, how: "history" })
  })
  document.addEventListener("visibilitychange", () => send({ type: document.hidden ? "PageHidden" : "PageShown" }))
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== storageKey(market.id, "cart")) return
    void passOn(newValue)
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
