import type { CartChangedElsewhere } from "../../messages/events/cart.ts"
import type { StoredCart } from "../../domain/cart/model.ts"
import { joinMissed } from "../../domain/cart/rules/joinMissed.ts"
import { type Repointed, repoint } from "../../domain/cart/rules/repoint.ts"
import { joinPlace, splitPlace } from "../../domain/cart/rules/splitPlace.ts"
import { withCart, type CartGiven, type CartOut, type CartState, changed, counterOf, fresh } from "./changing.ts"
import { announceLost, withCartId } from "./moving.ts"

type Heard = Pick<typeof CartChangedElsewhere.Type, "cart" | "before">

const nothing: Repointed = { kept: [], unavailable: [], soldOut: [], lost: [] }

/** Moves a cart of another store to this tab's store, whose menu is loaded, and lists what is not sold there. */
const hereFrom = (
  cart: StoredCart,
  { cart: own }: CartState,
  given: CartGiven,
  counter: ReturnType<typeof counterOf>,
): { readonly cart: StoredCart; readonly moved: Repointed } => {
  const { current } = given.see.store
  const isElsewhere = own.items.length > 0 && cart.items.length > 0 && cart.storeId !== own.storeId
  if (!isElsewhere || counter === null || current?.store.id !== own.storeId) return { cart, moved: nothing }
  const moved = repoint(cart.items, counter, current.status)
  return { cart: { ...cart, storeId: own.storeId, items: moved.kept }, moved }
}

/**
 * Joins another tab's food to this tab's cart. If it is of another store, it moves to this cart's store, as it does when
 * the customer chooses that store, and a dialog lists the new items that the store cannot supply.
 */
const joined = (state: CartState, before: StoredCart | null, after: StoredCart, given: CartGiven, out: CartOut) => {
  const counter = counterOf(state, given)
  const was = before && hereFrom(before, state, given, counter)
  const is = hereFrom(after, state, given, counter)
  const isNew = ({ nb }: { readonly nb: string }) => before?.items.every(({ name }) => name.nb !== nb) !== false
  const [unavailable, soldOut] = [is.moved.unavailable.filter(isNew), is.moved.soldOut.filter(isNew)]
  announceLost({ storeName: state.cart.storeName, unavailable, soldOut }, out, null)
  return joinMissed(state.cart, { before: was && was.cart, after: is.cart }, given.at.n)
}

/**
 * Takes the cart that another tab wrote. If this tab has changed its own meanwhile, the other tab's food joins it: of two
 * tabs that add a pizza at once, neither loses it.
 */
export const applyCartFromOtherTab = (
  state: CartState,
  { cart: after, before }: Heard,
  given: CartGiven,
  out: CartOut,
): CartState => {
  if (after !== null && before !== undefined) {
    const cart = joined(state, before, after, given, out)
    return changed(state, cart.items.length > 0 ? withCartId(cart, state, given) : cart, given, out)
  }
  out.emit.send({ event: { type: "CartChanged" } })
  const { place } = splitPlace(state.cart)
  const cart = after ? joinPlace(after, place) : fresh({ ...state.cart, activeOrderId: null })
  return withCart(state, cart.items.length > 0 ? withCartId(cart, state, given) : cart, given)
}
