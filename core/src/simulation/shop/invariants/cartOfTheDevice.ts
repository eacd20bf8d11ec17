import type { StoredCart } from "../../../domain/cart/model.ts"
import { isExpired } from "../../../domain/cart/rules/isExpired.ts"
import { couponsToSend } from "../../../domain/discount/rules/couponsToSend.ts"
import type { DeviceContents } from "../../../domain/device/model.ts"
import { runningBy } from "../../../kernel/running.ts"
import { seeShop } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

/** The parts of a cart that must survive a reload: the store, the goods and their quantities, and the method. */
const spell = ({ items, shipping, storeId }: Pick<StoredCart, "items" | "shipping" | "storeId">): string =>
  JSON.stringify([
    storeId,
    shipping.method,
    shipping.requestedTime,
    items.map(({ id, modifications, quantity, secondPizzaHalf, variationCode }) => [
      id,
      quantity,
      variationCode,
      modifications,
      secondPizzaHalf,
    ]),
  ])

/** A cart that was stored on the device less than a day ago is restored by a reload, with its typed codes (SPEC §9). */
export const cartOfTheDevice: Watch = ({ before, input, world }) => {
  if (input.type !== "CallEnded" || input.exit._tag !== "Done") return null
  if (runningBy(before.calls, input.key)?.command.type !== "ReadDevice") return null
  const { cart: stored } = input.exit.value as unknown as DeviceContents
  // An empty cart uses the method of a remembered customer.
  if (stored === null || stored.items.length === 0 || isExpired(stored.timestamp, world.t)) return null
  const { cart } = seeShop(world)
  const [was, is] = [spell(stored), spell({ ...cart, items: cart.lines })]
  if (was !== is) return `a cart was not restored: it was ${was} and is ${is}`
  const lost = stored.manualDeals.filter((code) => !couponsToSend(cart).includes(code))
  return lost.length === 0 ? null : `a cart was not restored: it lost ${lost.join(", ")}`
}
