import { storageKey } from "../services/storageKey.ts"
import { noteArrival } from "../shop/rememberScroll.ts"
import { loadOrdering, onceOrdering } from "./lazyShop.ts"
import { reportOnline } from "./reportOnline.ts"
import type { Shop } from "../shop/shopContext.ts"

/** Tells the shop whether the network can be reached. */
export const noteConnection = ({ send }: Shop, isThere: boolean): void =>
  send({ type: isThere ? "ConnectionRestored" : "ConnectionLost" })

/** Passes browser events to the shop: history, visibility, and other tabs' changes of the cart. */
export const listenToBrowser = (shop: Shop): void => {
  const { market, send } = shop
  let wasLayer = () => false
  let hear = (_: string): unknown => undefined
  // No overlay opens before this code has loaded.
  onceOrdering(({ closeOnBack, listenToTabs }) => {
    wasLayer = closeOnBack(shop)
    hear = listenToTabs(shop)
  })
  // The shop renders after the browser would have restored the scroll, so it restores it itself; on reload the browser does.
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
  addEventListener("online", () => reportOnline(shop))
  addEventListener("offline", () => noteConnection(shop, false))
  if (!navigator.onLine) noteConnection(shop, false)
  addEventListener("storage", ({ key }) => {
    // The ordering code reads the entries.
    if (key?.startsWith(storageKey(market.id, ""))) void loadOrdering().then(() => hear(key))
  })
}
