import type { CartChangedElsewhere } from "../../messages/events/cart.ts"
import { joinMissed } from "../../domain/cart/rules/joinMissed.ts"
import { joinPlace, splitPlace } from "../../domain/cart/rules/splitPlace.ts"
import { around, type CartGiven, type CartOut, type CartState, changed, fresh } from "./changing.ts"
import { named } from "./moving.ts"

type Heard = Pick<typeof CartChangedElsewhere.Type, "cart" | "before">

/**
 * Takes the cart that another tab wrote. If this tab has changed its own meanwhile, the other tab's food joins it: of two
 * tabs that add a pizza at once, neither loses it.
 */
export const heard = (state: CartState, { cart: after, before }: Heard, given: CartGiven, out: CartOut): CartState => {
  if (after !== null && before !== undefined) {
    const joined = joinMissed(state.cart, { before, after }, given.at.n)
    return changed(state, joined.items.length > 0 ? named(joined, state, given) : joined, given, out)
  }
  out.emit.send({ event: { type: "CartChanged" } })
  const { place } = splitPlace(state.cart)
  const cart = after ? joinPlace(after, place) : fresh({ ...state.cart, activeOrderId: null })
  return around(state, cart.items.length > 0 ? named(cart, state, given) : cart, given)
}
