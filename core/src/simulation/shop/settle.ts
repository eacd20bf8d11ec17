import { hasEnded } from "../../domain/order/rules/hasEnded.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { seeShop, type ShopWorld } from "../../shop/shop.ts"

/** The next action of a patient user once nothing runs any more; `null` when nothing is in their way. */
export const settle = (world: ShopWorld): ShopEvent | null => {
  const { dialog, overlay, payment, tracking } = seeShop(world)
  if (dialog.open !== null) return { type: "DialogClosed", id: dialog.open.id }
  if (overlay.modal !== null) return { type: "ModalClosed", id: overlay.modal.id, by: "button" }
  if (payment._tag === "Broken") return { type: "LoadingRetried" }
  if (payment._tag === "Waiting") return { type: "PageShown" }
  if (tracking._tag === "Following" && !tracking.live && !hasEnded(tracking.tracking.status)) {
    return { type: "PageShown" }
  }
  return null
}
