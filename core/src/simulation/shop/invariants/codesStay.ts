import { couponsToSend } from "../../../domain/discount/rules/couponsToSend.ts"
import type { ShopEvent } from "../../../messages/events.ts"
import { seeShop } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

/** What a customer does to goods, to the way that they get them, and to themselves: none of it takes a code away. */
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

/** A code leaves the cart only when it is removed or replaced, does not count any more, or the cart is given up. */
export const codesStay: Watch = ({ before, input, world }) => {
  if (input.type !== "Happened" || !sparing.has(input.event.type) || before.n < 0) return null
  if (before.units["cart"] === world.units["cart"]) return null
  const [was, is] = [seeShop(before).cart, seeShop(world).cart]
  const lost = couponsToSend(was).filter((code) => !couponsToSend(is).includes(code))
  return lost.length === 0 ? null : `a code has left the cart: ${lost.join(", ")} after ${input.event.type}`
}
