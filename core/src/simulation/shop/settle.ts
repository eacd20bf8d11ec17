import { hasEnded } from "../../order/rules/hasEnded.ts"
import type { ShopEvent } from "../../shop/events.ts"
import { seeShop, type ShopWorld } from "../../shop/shop.ts"

/** What somebody patient does when nothing happens by itself any more; `null` when nothing keeps them. */
export const settle = (world: ShopWorld): ShopEvent | null => {
  const { checkout, tracking } = seeShop(world)
  if (checkout.step._tag === "Paying") {
    return { type: "PaymentEnded", orderId: checkout.step.orderId, outcome: "authorised" }
  }
  if (tracking._tag === "Following" && !tracking.live && !hasEnded(tracking.tracking.status)) {
    return { type: "PageShown" }
  }
  return null
}
