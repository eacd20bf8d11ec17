import { couponsToSend } from "../../../domain/discount/rules/couponsToSend.ts"
import type { ShopEvent } from "../../../messages/events.ts"
import { seeShop } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

/** Events that change goods, the method or the customer's details; none of them removes a code. */
const sparing: ReadonlySet<string> = new Set<ShopEvent["type"]>([
  "ProductAdded",
  "LineEdited",
  "LineIncreased",
  "LineDecreased",
  "LineRemoved",
  "MethodChosen",
  "HotspotChosen",
  "AddressPicked",
  "DoorDescribed",
  "ContactlessChosen",
  "TimingOpened",
  "TimeOptionChosen",
  "SlotChosen",
  "FieldTyped",
  "FieldLeft",
  "CouponTyped",
  "CouponSubmitted",
  "OrderSubmitted",
  "PriceRetried",
  "LanguageChosen",
])

/** A code leaves the cart only if it is removed or replaced, is no longer valid, or the cart is abandoned. */
export const codesStay: Watch = ({ before, input, world }) => {
  if (input.type !== "Happened" || !sparing.has(input.event.type) || before.n < 0) return null
  if (before.units["cart"] === world.units["cart"]) return null
  const [was, is] = [seeShop(before).cart, seeShop(world).cart]
  const lost = couponsToSend(was).filter((code) => !couponsToSend(is).includes(code))
  return lost.length === 0 ? null : `a code has left the cart: ${lost.join(", ")} after ${input.event.type}`
}
