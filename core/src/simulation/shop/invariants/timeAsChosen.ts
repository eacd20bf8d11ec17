import { seeShop } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

/** A chosen slot is exactly the time that the order requests, and only offered slots can be chosen (SPEC §4.5). */
export const timeAsChosen: Watch = ({ before, input, world }) => {
  if (input.type !== "Happened" || input.event.type !== "SlotChosen" || before.n < 0) return null
  const { slot } = input.event
  const [was, is] = [seeShop(before), seeShop(world).cart.shipping.requestedTime]
  const hours = was.timing._tag === "Open" ? (was.timing.picker?.hours ?? []) : []
  const isOffered = hours.some(({ minutes }) => minutes.some(({ at }) => at === slot))
  const expected = isOffered ? slot : was.cart.shipping.requestedTime
  return is === expected ? null : `another time is asked for: ${is} after ${slot} was chosen, not ${expected}`
}
