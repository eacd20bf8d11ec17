import type { OuterEvent } from "@skorpe/core/messages"
import { storageKey } from "../services/storageKey.ts"
import { noteArrival } from "../shop/rememberScroll.ts"
import { onceOrdering } from "./lazyShop.ts"
import { sayOnline } from "./sayOnline.ts"
import type { Shop } from "../shop/shopContext.ts"

/** Tells the shop whether the network can be reached. */
export const noteConnection = ({ send }: Shop, isThere: boolean): void =>
  send({ type: isThere ? "ConnectionRestored" : "ConnectionLost" })

/** Passes browser events to the shop: history, visibility, and other tabs' changes of the cart. */
export const listenToBrowser = (shop: Shop): void => {
  const { market, send } = shop
  let wasLayer = () => false
  // Nothing opens over the page before that code is here.
  onceOrdering(({ closeOnBack }) => (wasLayer = closeOnBack(shop)))
  // The shop renders after the browser would have restored the scroll, so it restores it itself; on reload the browser does.
  const passOn = async (entry: string, text: string | null): Promise<void> => {
    const event = await readElsewhere(entry, text)
    if (event) send(event)
  }
  history.scrollRestoration = "manual"
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto"
  })
  addEventListener("popstate", ({ state }) => {
    if (wasLayer()) return
    noteArrival(state)
    send({ type: "PathOpened", path: location.pathname + location.search, how: "history" })
  })
  document.addEventListener("visibilitychange", () => send({ type: document.hidden ? "PageHidden" : "PageShown" }))
  addEventListener("online", () => sayOnline(shop))
  addEventListener("offline", () => noteConnection(shop, false))
  if (!navigator.onLine) noteConnection(shop, false)
  addEventListener("storage", ({ key, newValue }) => {
    const shelf = storageKey(market.id, "")
    if (key?.startsWith(shelf)) void passOn(key.slice(shelf.length), readNow(key, newValue))
  })
}

/** What is stored now: this tab may have written a newer value since another tab's `storage` event. */
const readNow = (key: string, told: string | null): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return told
  }
}

/** The event for another tab's write; null if it does not concern the shop. */
const readElsewhere = async (entry: string, text: string | null): Promise<OuterEvent | null> => {
  try {
    const { readTab } = await import("../services/readTab.ts")
    return readTab(entry, text)
  } catch {
    // The chunk failed to load: the other tab's change shows on the next visit.
    return null
  }
}
