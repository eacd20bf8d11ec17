import { askAge } from "../age/rules/askAge.ts"
import { moveDialog } from "../dialog/rules/moveDialog.ts"
import type { CartItem, StoredCart } from "../../domain/cart/model.ts"
import { type ItemDescription, makeItem } from "../../domain/cart/rules/makeItem.ts"
import { type Merging, mergeItem } from "../../domain/cart/rules/mergeItem.ts"
import { newLineId } from "../../domain/cart/rules/newLineId.ts"
import { itemOf } from "../../domain/analytics/rules/itemOf.ts"
import type { Notice } from "../../domain/notification/model.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ItemWanted } from "../../messages/events/cart.ts"
import { type CartGiven, type CartOut, type CartState, changed, counterOf, emptied, nowOf } from "./changing.ts"
import { movedHere, withCartId } from "./moving.ts"
import { foreseeMove } from "./rules/foreseeMove.ts"

interface Adding {
  readonly made: ItemDescription
  readonly lineId: string | null
  readonly merge: Merging
  readonly newStore: boolean
}

/** What an event configures: one variation, or two halves. */
export const describe = (event: {
  readonly variationCode: string
  readonly secondVariationCode: string | null
  readonly ingredients: ItemDescription["ingredients"]
  readonly quantity: number
}): ItemDescription => ({
  codes: event.secondVariationCode === null ? [event.variationCode] : [event.variationCode, event.secondVariationCode],
  ingredients: event.ingredients,
  quantity: event.quantity,
})

const addingOf = (wanted: ItemWanted): Adding =>
  wanted.type === "ItemAdded"
    ? { ...wanted, made: describe(wanted) }
    : {
        made: { codes: [wanted.variationCode], ingredients: [], quantity: wanted.quantity },
        lineId: null,
        merge: "all",
        newStore: false,
      }

/** Whether the item needs an age confirmation first. If so, opens the dialog; a yes emits `waiting`. */
export const mustAskAge = (item: CartItem, waiting: ShopEvent, { see }: CartGiven, out: CartOut): boolean => {
  if (!item.isRestricted || see.age.confirmed) return false
  out.emit.send({ event: { type: "DialogAsked", dialog: askAge(item.name, waiting) } })
  return true
}

/** Whether adding would move food of another store. If so, asks first, with what would change (SPEC §4.2). */
const mustAskMove = (state: CartState, wanted: ItemWanted, given: CartGiven, out: CartOut): boolean => {
  const { cart } = state
  const { current } = given.see.store
  const counter = counterOf(state, given)
  if (!current || !counter || cart.items.length === 0 || cart.storeId === current.store.id) return false
  const foreseen = foreseeMove(cart, current, counter, nowOf(given))
  out.emit.send({ event: moveDialog(foreseen, { type: "MoveAgreed", storeId: current.store.id, wanted }) })
  return true
}

/** Names the added item, and the new store when the cart moved to another one. */
const addedNotice = (before: StoredCart, { storeId, storeName }: StoredCart, { name }: CartItem): Notice =>
  before.items.length > 0 && before.storeId !== storeId
    ? { _tag: "AddedElsewhere", name, storeName }
    : { _tag: "Added", name }

/**
 * Adds an item from the shown store. A cart with another store's food moves there once the customer has agreed, or
 * starts empty if the customer asked for that.
 */
export const added = (
  state: CartState,
  wanted: ItemWanted,
  given: CartGiven,
  out: CartOut,
  isAgreed = false,
): CartState => {
  const adding = addingOf(wanted)
  const counter = counterOf(state, given)
  const { items } = state.cart
  const known = items.find(({ id }) => id === adding.lineId)
  const item = counter && makeItem(counter, adding.made, known?.id ?? newLineId(items, given.at.n))
  if (!item || mustAskAge(item, wanted, given, out)) return state
  if (!adding.newStore && !isAgreed && mustAskMove(state, wanted, given, out)) return state
  const before = adding.newStore ? { ...state, cart: { ...emptied(state.cart), items: [] } } : state
  const cart = withCartId(movedHere(before, given, out, isAgreed), state, given)
  out.emit.send({ event: { type: "Noticed", notice: addedNotice(state.cart, cart, item) } })
  const counted = { name: "add_to_cart", properties: { items: [itemOf(item)] } } as const
  out.emit.send({ event: { type: "Tracked", event: counted } })
  return changed(state, { ...cart, items: mergeItem(cart.items, item, adding.merge) }, given, out)
}

/** Adds the item whose question was answered with yes, if its store is still shown; the move can be undone. */
export const addedAfterMove = (
  state: CartState,
  { storeId, wanted }: { readonly storeId: string; readonly wanted: ItemWanted },
  given: CartGiven,
  out: CartOut,
): CartState => {
  if (given.see.store.current?.store.id !== storeId) return state
  const next = added(state, wanted, given, out, true)
  return next === state ? state : { ...next, movedFrom: { cart: state.cart, by: "move" } }
}
