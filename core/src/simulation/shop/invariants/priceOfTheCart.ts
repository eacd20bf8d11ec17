import type { CartView } from "../../../units/cart/view.ts"
import { runningBy } from "../../../kernel/running.ts"
import type { SessionView } from "../../../units/session/view.ts"
import { seeShop, type ShopWorld } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

/** The organisation that pays; `null` for the customer. */
const buyerOf = (session: SessionView): string | null =>
  session._tag === "LoggedIn" ? (session.organisation?.organisationId ?? null) : null

/** Everything that a price depends on, derived from cart and session, independently of the validation unit. */
const spell = (cart: CartView, session: SessionView): string =>
  JSON.stringify([
    buyerOf(session),
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

/** A confirmed price belongs to the current cart: a late answer never prices another one. */
export const priceOfTheCart = (): Watch => {
  const asked = new Map<string, string>()
  let confirmed = ""
  let last: { readonly cart: CartView; readonly session: SessionView; readonly spelt: string } | null = null
  const speltIn = (world: ShopWorld): string => {
    const { cart, session } = seeShop(world)
    if (cart !== last?.cart || session !== last.session) last = { cart, session, spelt: spell(cart, session) }
    return last.spelt
  }
  /** A log that begins in the middle has a price that was confirmed before it. */
  const takeUp = (world: ShopWorld): void => {
    for (const { key, command } of Object.values(world.calls)) {
      if (command.type === "ValidatePrice") asked.set(key, speltIn(world))
    }
    if (seeShop(world).validation._tag === "Confirmed") confirmed = speltIn(world)
  }
  let isBegun = false
  return ({ before, input, world }) => {
    if (!isBegun && before.n >= 0) takeUp(before)
    isBegun = true
    if (before.calls !== world.calls) {
      for (const { key, command } of Object.values(world.calls)) {
        if (command.type === "ValidatePrice" && !asked.has(key)) asked.set(key, speltIn(world))
      }
    }
    if (input.type === "CallEnded" && runningBy(before.calls, input.key)?.command.type === "ValidatePrice") {
      confirmed = asked.get(input.key) ?? ""
    }
    const { validation } = seeShop(world)
    if (validation._tag !== "Confirmed") return null
    if (speltIn(world) === confirmed) return null
    return `a validated price belongs to another cart: confirmed ${confirmed}, in hand ${speltIn(world)}`
  }
}
