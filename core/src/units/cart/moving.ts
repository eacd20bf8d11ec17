import { type Lost, unavailableDialog, type WayBack } from "../dialog/rules/unavailableDialog.ts"
import type { CurrentStore } from "../store/view.ts"
import { type CartGiven, type CartOut, type CartState, changed, counterOf } from "./changing.ts"
import type { CartItem, StoredCart } from "../../domain/cart/model.ts"
import { orderLineOf } from "../../domain/cart/rules/orderLineOf.ts"
import { repoint } from "../../domain/cart/rules/repoint.ts"
import { shippingPrice } from "../../domain/cart/rules/shippingPrice.ts"

/** Lists in a dialog what a store cannot supply, if there is any such thing. */
export const announceLost = (lost: Lost, out: CartOut, back: WayBack | null): void => {
  if (lost.unavailable.length + lost.soldOut.length > 0) out.emit.send({ event: unavailableDialog(lost, null, back) })
}

/** The dialog's way back to the previous store: it restores the items lost in the move; `null` if there are none. */
const wayBack = ({ storeId, storeName }: StoredCart, lost: readonly CartItem[]): WayBack | null => {
  if (storeId === "" || lost.length === 0) return null
  const lines = lost.map((item) => {
    const { codes, quantity, ingredients } = orderLineOf(item)
    return { name: item.name.nb, codes, quantity, ingredients, unitPrice: null }
  })
  const order = { storeId, storeName, lines, way: null, coupons: [] }
  return { from: storeName, event: { type: "ReorderAgreed", order, how: "back" } }
}

/** Clears the hotspot when the new store does not deliver there. */
const shippingAt = ({ shipping }: StoredCart, { store }: CurrentStore): StoredCart["shipping"] => {
  const hotspot = store.hotspots.some(({ id }) => id === shipping.hotspot?.id) ? shipping.hotspot : null
  const method = shipping.method === "hotspot" && hotspot === null ? "carryout" : shipping.method
  const next = { ...shipping, method, hotspot }
  return { ...next, price: shippingPrice(next, store) }
}

/**
 * Moves the cart to the current store: items map to its menu; a dialog lists those it does not sell, unless the
 * customer has agreed to the move, having seen them (SPEC §4.2).
 */
export const movedHere = (state: CartState, given: CartGiven, out: CartOut, isForeseen = false): StoredCart => {
  const { cart } = state
  const { current } = given.see.store
  const counter = counterOf(state, given)
  if (!current || !counter || cart.storeId === current.store.id) return cart
  const { id, name, slug } = current.store
  const here = { ...cart, storeId: id, storeName: name, storeSlug: slug, shipping: shippingAt(cart, current) }
  if (cart.items.length === 0) return here
  const { kept, unavailable, soldOut, lost } = repoint(cart.items, counter, current.status)
  out.emit.send({ event: { type: "CartMoved", storeName: name } })
  if (!isForeseen) announceLost({ storeName: name, unavailable, soldOut }, out, wayBack(cart, lost))
  return { ...here, items: kept }
}

/** Gives the cart an id when it gets its first item. */
export const withCartId = (cart: StoredCart, { seed }: CartState, { at }: CartGiven): StoredCart =>
  cart.cartId === "" ? { ...cart, cartId: `${seed}-c${at.n}` } : cart

/** Restores the cart and its store from before the move, under the newest id: the earlier id may belong to an order. */
export const movedBack = (state: CartState, given: CartGiven, out: CartOut): CartState => {
  const { movedFrom } = state
  if (movedFrom === null) return state
  const { activeOrderId, cartId, storeId } = state.cart
  const { cart } = movedFrom
  if (cart.storeId !== storeId) out.emit.send({ event: { type: "CartMoved", storeName: cart.storeName } })
  return { ...changed(state, { ...cart, cartId, activeOrderId }, given, out), leftOut: [], broughtCodes: [] }
}
