import { hasEnded } from "../../order/rules/hasEnded.ts"
import type { ShopEvent } from "../../shop/events.ts"
import { seeShop, type ShopWorld } from "../../shop/shop.ts"

/** What somebody patient does when nothing happens by itself any more; `null` when nothing keeps them. */
export const settle = (world: ShopWorld): ShopEvent | null => {
  const { checkout, dialog, overlay, tracking } = seeShop(world)
  if (dialog.open !== null) return { type: "DialogClosed", id: dialog.open.id }
  if (overlay.modal !== null) return { type: "ModalClosed", id: overlay.modal.id, by: "button" }
  if (checkout.step._tag === "Paying") {
    return { type: "PaymentEnded", orderId: checkout.step.orderId, outcome: "authorised" }
  }
  if (tracking._tag === "Following" && !tracking.live && !hasEnded(tracking.tracking.status)) {
    return { type: "PageShown" }
  }
  return null
}
