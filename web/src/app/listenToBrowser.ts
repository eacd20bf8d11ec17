import type { OuterEvent } from "@skorpe/core/shop"
import { storageKey } from "../services/storageKey.ts"
import { closeOnBack } from "./closeOnBack.ts"
import { noteArrival } from "./rememberScroll.ts"
import { sayOnline } from "./sayOnline.ts"
import type { Shop } from "./shopContext.ts"

/** Tells the shop whether anybody can be reached. */
export const noteConnection = ({ send }: Shop, isThere: boolean): void =>
  send({ type: isThere ? "ConnectionRestored" : "ConnectionLost" })

/** Tells the shop what happens around the page: back and forward, being seen, another tab's changes of the cart. */
export const listenToBrowser = (shop: Shop): void => {
  const { market, send } = shop
  const wasLayer = closeOnBack(shop)
  // The shop draws after the browser would have scrolled back, so it scrolls itself; a reload is the browser's again.
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

/** What is stored by now: news of another tab may come after this one has written something newer. */
const readNow = (key: string, told: string | null): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return told
  }
}

/** What another tab's writing means to the shop; nothing when it means nothing. */
const readElsewhere = async (entry: string, text: string | null): Promise<OuterEvent | null> => {
  try {
    const { readTab } = await import("../services/readTab.ts")
    return readTab(entry, text)
  } catch {
    // The chunk did not come: the other tab's change is seen on the next visit.
    return null
  }
}
