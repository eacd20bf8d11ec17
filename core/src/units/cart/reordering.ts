import { askAge } from "../age/rules/askAge.ts"
import { reorderDialog } from "../dialog/rules/reorderDialog.ts"
import type { EarlierLine, EarlierOrder, LeftOut } from "../../domain/cart/again.ts"
import type { CartItem, StoredCart } from "../../domain/cart/model.ts"
import { allGone, bringAgain } from "../../domain/cart/rules/bringAgain.ts"
import { isLess } from "../../domain/cart/rules/bringBack.ts"
import { mergeItem } from "../../domain/cart/rules/mergeItem.ts"
import { newLineId } from "../../domain/cart/rules/newLineId.ts"
import { repoint } from "../../domain/cart/rules/repoint.ts"
import { couponKey } from "../../domain/discount/rules/couponKey.ts"
import { removeCodes } from "../../domain/discount/rules/removeCodes.ts"
import type { Localised } from "../../domain/language/model.ts"
import { mostPieces } from "../../domain/order/limits.ts"
import type { Problem } from "../../domain/problem/model.ts"
import type { ReorderHow } from "../../messages/events/cart.ts"
import type { CurrentStore } from "../store/view.ts"
import { type CartGiven, type CartOut, type CartState, changed, counterOf, fresh } from "./changing.ts"
import { movedHere, withCartId } from "./moving.ts"
import { bringCodes, bringWay } from "./rules/bringWay.ts"

/** Brings an earlier order into an empty cart; a cart with food in it asks first: join it, replace it, or leave it. */
export const askToReorder = (state: CartState, order: EarlierOrder, out: CartOut): CartState => {
  const { items, storeId, storeName } = state.cart
  if (items.length === 0) out.emit.send({ event: { type: "ReorderAgreed", order, how: "replace" } })
  else out.emit.send({ event: reorderDialog(storeId === order.storeId ? null : storeName, order) })
  return state
}

/**
 * Notes an earlier order until its store's menu and stock are known; confirmed beer is added at once if its store is
 * shown.
 */
export const agreedAgain = (
  state: CartState,
  order: EarlierOrder,
  how: ReorderHow,
  given: CartGiven,
  out: CartOut,
): CartState => {
  const next = { ...state, reorder: { order, how, over: state.cart.items, isComing: true } }
  return how === "ofAge" ? reordered(next, given, out) : next
}

/** Notes whether the noted order's store is still being loaded, now that another page is open. */
export const leftFor = (state: CartState, { see: { store } }: CartGiven): CartState => {
  const { reorder } = state
  if (!reorder?.isComing || store.wanted === reorder.order.storeId) return state
  const isShown = isDue(state, store) && store.wanted === store.current?.store.slug
  return isShown ? state : { ...state, reorder: { ...reorder, isComing: false } }
}

/** Whether the noted order's store is the shown one. */
export const isDue = ({ reorder }: CartState, { current }: CartGiven["see"]["store"]): boolean =>
  reorder !== null && reorder.order.storeId === current?.store.id

/** Whether the noted order would replace food that was added since: the customer has not agreed to that. */
export const isUnasked = ({ cart, reorder }: CartState): boolean =>
  reorder?.how === "replace" && isLess(cart.items, reorder.over)

/** Gives up the noted order when its store is gone, and lists each of its lines as left out. */
export const notReordered = (state: CartState, wanted: string | null, out: CartOut): CartState => {
  const { reorder } = state
  if (reorder === null || reorder.order.storeId !== wanted) return state
  out.emit.send({ event: showsCart })
  return { ...state, reorder: null, leftOut: allGone(reorder.order.lines) }
}

const showsCart = { type: "ModalAsked", modal: { _tag: "ShoppingCart" }, onClose: null } as const

/** Adds the noted order to the cart if its store is shown now, and notes all that was left out, and why. */
export const reordered = (state: CartState, given: CartGiven, out: CartOut): CartState => {
  const { reorder } = state
  const { current } = given.see.store
  if (!current || reorder?.order.storeId !== current.store.id) return state
  const { order, how } = reorder
  if (isUnasked(state)) return askToReorder({ ...state, reorder: null }, order, out)
  const { cart, leftOut: stayed } = basis(state, how, current, given, out)
  const { items, leftOut: lost, beer } = broughtLines(cart.items, order.lines, how, current, { ...state, cart }, given)
  const way = how === "replace" ? bringWay(cart.shipping, order.way, current.store) : null
  const codes = bringCodes(cart, order.coupons)
  const next = changed(
    { ...state, reorder: null },
    { ...cart, ...codes.discounts, shipping: way?.shipping ?? cart.shipping, items },
    given,
    out,
  )
  const known = how === "ofAge" ? withoutAge(state.leftOut) : []
  const leftOut = [...known, ...stayed, ...lost, ...codes.leftOut, ...(way?.leftOut ?? [])]
  const [first] = beer
  if (first) {
    const waiting = { ...order, lines: beer.map(({ line }) => line), way: null, coupons: [] }
    const then = { type: "ReorderAgreed", order: waiting, how: "ofAge" } as const
    out.emit.send({ event: { type: "DialogAsked", dialog: askAge(first.name, then) } })
  }
  if (how === "add" || how === "replace") {
    out.emit.send({ event: showsCart })
  }
  return { ...next, leftOut, broughtCodes: codes.brought, movedFrom: beforeOf(state, how) }
}

/** Removes an earlier order's codes that no longer count, and notes each with its reason. */
export const withoutRefused = (
  state: CartState,
  problems: readonly Problem[],
  given: CartGiven,
  out: CartOut,
): CartState => {
  const refused = problems.flatMap(({ code: problem, coupons = [] }) => coupons.map((code) => ({ code, problem })))
  const mine = refused.filter(({ code }) => isAmong(state.broughtCodes, code))
  if (mine.length === 0) return state
  const codes = mine.map(({ code }) => code)
  const broughtCodes = state.broughtCodes.filter((code) => !isAmong(codes, code))
  const leftOut = [...state.leftOut, ...mine.map((one) => ({ _tag: "Code", ...one }) as const)]
  const { movedFrom } = state
  return { ...changed(state, removeCodes(state.cart, codes), given, out), broughtCodes, leftOut, movedFrom }
}

const isAmong = (codes: readonly string[], code: string): boolean =>
  codes.some((one) => couponKey(one) === couponKey(code))

const withoutAge = (leftOut: readonly LeftOut[]): readonly LeftOut[] =>
  leftOut.filter((one) => one._tag !== "Line" || one.loss._tag !== "AgeUnknown")

/** What an undo restores: the cart before the order was added. */
const beforeOf = ({ cart, movedFrom }: CartState, how: ReorderHow): CartState["movedFrom"] => {
  if (how === "ofAge") return movedFrom
  return how === "back" || cart.items.length === 0 ? null : { cart, by: "reorder" }
}

/** The cart to which the lines are added, at the order's store, and those of its own items that this store lacks. */
const basis = (
  state: CartState,
  how: ReorderHow,
  current: CurrentStore,
  given: CartGiven,
  out: CartOut,
): { readonly cart: StoredCart; readonly leftOut: readonly LeftOut[] } => {
  const { shipping } = state.cart
  const isReplaced = how === "replace" && state.cart.items.length > 0
  const from = isReplaced ? { ...fresh(state.cart), shipping: { ...shipping, requestedTime: null } } : state.cart
  const counter = counterOf(state, given)
  const cart = withCartId(movedHere({ ...state, cart: from }, given, out, true), state, given)
  if (!counter || from.items.length === 0 || from.storeId === current.store.id) return { cart, leftOut: [] }
  const { unavailable, soldOut } = repoint(from.items, counter, current.status)
  const say = (names: readonly Localised[], tag: "Gone" | "SoldOut") =>
    names.map((name): LeftOut => ({ _tag: "Line", name, loss: { _tag: tag, half: null } }))
  return { cart, leftOut: [...say(unavailable, "Gone"), ...say(soldOut, "SoldOut")] }
}

interface BroughtLines {
  readonly items: readonly CartItem[]
  readonly leftOut: readonly LeftOut[]
  /** Lines that wait for an age confirmation. */
  readonly beer: readonly { readonly name: Localised; readonly line: EarlierLine }[]
}

const piecesIn = (items: readonly CartItem[]): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

const broughtLines = (
  before: readonly CartItem[],
  lines: readonly EarlierLine[],
  how: ReorderHow,
  { status }: CurrentStore,
  state: CartState,
  given: CartGiven,
): BroughtLines => {
  const counter = counterOf(state, given)
  if (!counter) return { items: before, leftOut: [], beer: [] }
  const isOfAge = how === "ofAge" || (how === "back" && given.see.age.confirmed)
  let items = before
  const beer: BroughtLines["beer"][number][] = []
  const leftOut: LeftOut[] = []
  for (const line of lines) {
    const { item, leftOut: lost } = bringAgain(counter, status, line, newLineId(items, given.at.n))
    if (item?.isRestricted && !isOfAge) {
      beer.push({ name: item.name, line })
      leftOut.push({ _tag: "Line", name: item.name, loss: { _tag: "AgeUnknown" } })
      continue
    }
    leftOut.push(...lost)
    if (!item) continue
    const merged = mergeItem(items, item, "all")
    if (piecesIn(merged) - piecesIn(items) < line.quantity) {
      leftOut.push({ _tag: "Line", name: item.name, loss: { _tag: "TooMany", most: mostPieces } })
    }
    items = merged
  }
  return { items, leftOut, beer }
}
