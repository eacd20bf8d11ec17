import type { ShopViews } from "@skorpe/core/shop"
import { enterLayer, isAtLayer, isLeaving as isLeavingPage } from "../services/layerEntry.ts"
import { rememberScroll } from "../shop/rememberScroll.ts"
import type { Shop } from "../shop/shopContext.ts"

/** Milliseconds in which a navigation that has begun replaces the history entry. */
const patience = 60

const isCovered = ({ overlay, dialog }: ShopViews): boolean =>
  dialog.open !== null || overlay.drawer !== "closed" || (overlay.modal !== null && !overlay.modal.isClosing)

const closeTopmost = ({ views, send }: Shop): void => {
  const { overlay, dialog } = views()
  if (dialog.open !== null) send({ type: "DialogClosed", id: dialog.open.id })
  else if (overlay.drawer !== "closed") send({ type: "DrawerClosed" })
  else if (overlay.modal !== null) send({ type: "ModalClosed", id: overlay.modal.id, by: "back" })
}

/**
 * Makes the browser's Back button close an open overlay. Returns a predicate for each `popstate`: true if
 * Back only closed an overlay, so that the page stays as it is.
 */
export const closeOnBack = (shop: Shop): (() => boolean) => {
  let entered = ""
  let isLeaving = false
  const leave = (): void => {
    // A navigation to another address has replaced the entry, or is about to.
    const { path } = shop.views().route
    if (isLeavingPage() || isLeaving || !isAtLayer() || isCovered(shop.views()) || (entered !== "" && entered !== path))
      return
    isLeaving = true
    history.back()
  }
  const follow = (): void => {
    if (isLeaving || isCovered(shop.views()) === isAtLayer()) return
    if (isAtLayer()) {
      setTimeout(leave, patience)
      return
    }
    entered = shop.views().route.path
    rememberScroll()
    enterLayer()
  }
  shop.subscribe(follow)
  follow()
  return () => {
    if (isLeaving) {
      isLeaving = false
      follow()
      return true
    }
    // Several steps at once lead to another address: the route closes overlays by itself.
    if (location.pathname + location.search !== shop.views().route.path) return false
    if (!isAtLayer() && !isCovered(shop.views())) return false
    if (!isAtLayer()) closeTopmost(shop)
    follow()
    return true
  }
}
