import type { CartView } from "../../../cart/view.ts"
import { seeShop, type ShopWorld } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

/** All that a price depends on, spelled from the cart itself and not from what the validation made of it. */
const spell = (cart: CartView): string =>
  JSON.stringify([
    cart.storeId,
    cart.lines.map(({ quantity, variationCode, modifications, secondPizzaHalf: half }) => [
      quantity,
      variationCode,
      modifications.changes.map((change) => [change.code, change.quantity]),
      half && [half.variationCode, half.modifications.changes.map((change) => [change.code, change.quantity])],
    ]),
    cart.shipping.method,
    cart.shipping.method === "hotspot" ? cart.shipping.hotspot?.id : null,
    cart.shipping.requestedTime,
    cart.userDiscount?.couponCode ?? cart.organisationDiscount?.couponCode ?? cart.manualDeals,
    cart.useLoyalty,
  ])

/** A confirmed price is one that was asked for the very cart that is there: a late answer never prices another one. */
export const priceOfTheCart = (): Watch => {
  const asked = new Map<string, string>()
  let confirmed = ""
  let [lastCart, lastSpelt]: readonly [CartView | null, string] = [null, ""]
  const speltIn = (world: ShopWorld): string => {
    const { cart } = seeShop(world)
    if (cart !== lastCart) [lastCart, lastSpelt] = [cart, spell(cart)]
    return lastSpelt
  }
  return ({ before, input, world }) => {
    if (before.calls !== world.calls) {
      for (const [key, { command }] of Object.entries(world.calls)) {
        if (command.type === "ValidatePrice" && !asked.has(key)) asked.set(key, speltIn(world))
      }
    }
    if (input.type === "CallEnded" && before.calls[input.key]?.command.type === "ValidatePrice") {
      confirmed = asked.get(input.key) ?? ""
    }
    const { validation } = seeShop(world)
    if (validation._tag !== "Confirmed") return null
    if (speltIn(world) === confirmed) return null
    return `a validated price belongs to another cart: confirmed ${confirmed}, in hand ${speltIn(world)}`
  }
}
