import type { AgeState } from "../age/actor.ts"
import type { CurrentAccount } from "../../domain/device/model.ts"
import type { LedgerOut } from "../../kernel/ledger.ts"
import type { Given } from "../../kernel/unit.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { MarketId } from "../../domain/market/model.ts"
import type { SessionView } from "../session/view.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { Store } from "../../domain/store/model.ts"
import type { StoreView } from "../store/view.ts"
import type { Millis } from "../../domain/time/model.ts"
import type { LargeOrder } from "../../domain/timing/model.ts"
import { correctClock } from "../../domain/timing/rules/correctClock.ts"
import { countPizzas } from "../../domain/timing/rules/countPizzas.ts"
import { judgeLargeOrder } from "../../domain/timing/rules/judgeLargeOrder.ts"
import { servedAt } from "../../domain/timing/rules/servedAt.ts"
import type { LeftOut } from "../../domain/cart/again.ts"
import type { CartItem, Shipping, ShippingAddress, StoredCart } from "../../domain/cart/model.ts"
import type { ChosenDiscounts } from "../../domain/discount/chosen.ts"
import { emptyCart } from "../../domain/cart/rules/emptyCart.ts"
import { isPricedAnew } from "../../domain/cart/rules/isPricedAnew.ts"
import type { Counter } from "../../domain/cart/rules/makeItem.ts"
import { shippingPrice } from "../../domain/cart/rules/shippingPrice.ts"
import { storeOfCart } from "./rules/storeOfCart.ts"
import { withoutGranted } from "../../domain/cart/rules/withoutGranted.ts"
import { withoutOwner } from "../../domain/cart/rules/withoutOwner.ts"

/** An earlier order that waits for its store's menu and stock. */
export interface Reorder extends Omit<Extract<ShopEvent, { readonly type: "ReorderAgreed" }>, "type"> {
  /** What the cart held when the customer agreed to the order. */
  readonly over: readonly CartItem[]
  /** Whether its store is being loaded for it; the customer may have opened another menu meanwhile. */
  readonly isComing: boolean
}

/** The cart before it moved to another store, or before an earlier order was added to it. */
export interface CartBefore {
  readonly cart: StoredCart
  readonly by: "move" | "reorder"
}

/** A removed line and its former index. */
export interface RemovedLine {
  readonly item: CartItem
  readonly index: number
}

/** The goods and the discounts of a cart whose codes counted. */
export interface Counted {
  readonly items: readonly CartItem[]
  readonly discounts: ChosenDiscounts
}

/** Codes that have left the cart because they no longer fit its goods. */
export interface Lapsed {
  readonly codes: readonly string[]
  /** The cart for which they counted last; `null` when it was at another store. */
  readonly before: Counted | null
}

/** A discount that was granted to one customer or organisation. */
export type Granted = Pick<ChosenDiscounts, "userDiscount" | "organisationDiscount">

/** State of the cart unit; the seed makes cart ids unique across devices. */
export interface CartState {
  readonly seed: string
  readonly market: MarketId
  readonly cart: StoredCart
  readonly large: LargeOrder
  readonly loyaltyAgreed: boolean
  readonly reorder: Reorder | null
  /** The line removed last; it can be restored until something else changes. */
  readonly removed: RemovedLine | null
  /** The last cart of this store whose codes counted. */
  readonly counted: Counted | null
  /** The codes that lapsed last; they can be brought back until something else changes. */
  readonly lapsed: Lapsed | null
  /** The granted discount that lapsed last; if the server accepts its code again, it is granted again. */
  readonly granted?: Granted
  /** The cart as it was; it can be restored until something else changes. */
  readonly movedFrom: CartBefore | null
  /** What was left out of an earlier order, until the customer dismisses it. */
  readonly leftOut: readonly LeftOut[]
  /** Codes of an earlier order that the server has not judged yet. */
  readonly broughtCodes: readonly string[]
  /** The account that orders. Discounts granted to one customer or organisation do not carry over to another. */
  readonly account: CurrentAccount | null
  /** The account's address, with what was typed about the door, of a customer whose session the server ended. */
  readonly left?: Left
}

/** The address of a cart that waits for its customer to log in again; nobody else is shown it. */
export interface Left {
  readonly cartId: string
  readonly customerId: string
  readonly address: ShippingAddress
}

/** The views of other units that the cart reads. */
export interface CartSees {
  readonly age: AgeState
  readonly session: SessionView
  readonly store: StoreView
}

export type CartOut = LedgerOut<ShopEvent, ShopCommand>
export type CartGiven = Given<CartSees>

/** The current time; the server's clock corrects a wrong device clock. */
export const nowOf = ({ at, see }: CartGiven): Millis => correctClock(at.t, see.store.clock)

const judged = ({ market }: CartState, { items, shipping }: StoredCart, given: CartGiven): LargeOrder =>
  judgeLargeOrder(marketOf(market), countPizzas(items), shipping.requestedTime, nowOf(given))

/** Judges a large order for another day again: that day may have begun. */
export const judgedAgain = (state: CartState, given: CartGiven): CartState => {
  if (!state.large.needsNextDayOrder) return state
  const large = judged(state, state.cart, given)
  return large.needsNextDayOrder ? state : { ...state, large }
}

/** Replaces the cart in the state and recomputes what depends on it, such as the rules for large orders. */
export const withCart = (state: CartState, cart: StoredCart, given: CartGiven): CartState => {
  const { items, shipping } = cart
  const isJudged = items === state.cart.items && shipping.requestedTime === state.cart.shipping.requestedTime
  const large = isJudged ? state.large : judged(state, cart, given)
  const isHere = cart.storeId === state.cart.storeId
  const isSame = isHere && items === state.cart.items
  const removed = isSame ? state.removed : null
  const movedFrom = isSame ? state.movedFrom : null
  const counted = isHere ? state.counted : null
  const lapsed = isPricedAnew(state.cart, cart) ? null : state.lapsed
  return { ...state, cart, large, removed, movedFrom, counted, lapsed }
}

/** Changes the cart and saves it on the device; emits `CartChanged` if it must be priced again. */
export const changed = (state: CartState, part: Partial<StoredCart>, given: CartGiven, out: CartOut): CartState => {
  const next = withCart(state, { ...state.cart, ...part, timestamp: given.at.t }, given)
  out.emit.tell({ command: { type: "SaveCart", cart: next.cart } })
  if (isPricedAnew(state.cart, next.cart)) out.emit.send({ event: { type: "CartChanged" } })
  return next
}

/** Replaces the items; does nothing when they are identical. */
export const withItems = (state: CartState, items: readonly CartItem[], given: CartGiven, out: CartOut): CartState =>
  items === state.cart.items ? state : changed(state, { items }, given, out)

/** Keeps only these items; a removed line can be restored. */
export const withoutLine = (state: CartState, left: readonly CartItem[], given: CartGiven, out: CartOut): CartState => {
  const next = withItems(state, left, given, out)
  const index = state.cart.items.findIndex(({ id }) => !left.some((item) => item.id === id))
  const item = state.cart.items[index]
  return item ? { ...next, removed: { item, index } } : next
}

/** Restores the line removed last at its former index, with the codes that lapsed without it. */
export const withRemoved = (state: CartState, given: CartGiven, out: CartOut): CartState => {
  if (!state.removed) return state
  const items = state.cart.items.toSpliced(state.removed.index, 0, state.removed.item)
  return changed(state, { ...state.lapsed?.before?.discounts, items }, given, out)
}

/** The cart's store, also while another one's menu is shown; the current one while the cart has none. */
export const ownStore = ({ cart }: CartState, { store }: CartSees): Store | null =>
  cart.storeId === "" ? (store.current?.store ?? null) : storeOfCart(cart, store)

/** Whether the shown menu is that of the cart's store, or the cart has none. */
export const isAtOwnStore = ({ cart }: CartState, { store: { current } }: CartSees): boolean =>
  current !== null && (cart.storeId === "" || cart.storeId === current.store.id)

/** Sets how the customer gets the food, at that method's price. */
export const withShipping = (state: CartState, part: Partial<Shipping>, given: CartGiven, out: CartOut): CartState => {
  const shipping = { ...state.cart.shipping, ...part }
  const price = shippingPrice(shipping, ownStore(state, given.see))
  return changed(state, { ...state.cart, shipping: { ...shipping, price } }, given, out)
}

/**
 * Sets the account that orders. Granted discounts stay only for the same account, its address for the same customer.
 */
export const ownedBy = (
  state: CartState,
  account: CurrentAccount | null,
  given: CartGiven,
  out: CartOut,
): CartState => {
  const { customerId, organisationId } = state.account ?? {}
  if (account !== null && account.customerId === customerId && account.organisationId === organisationId) return state
  const { granted: _, ...others } = state
  const next = { ...others, account, loyaltyAgreed: false, movedFrom: null, counted: null, lapsed: null }
  const common = withoutGranted(state.cart)
  const cart = account?.customerId === customerId ? common : withoutOwner(common)
  return cart === state.cart ? next : changed(next, cart, given, out)
}

/** A new, empty cart that keeps the customer's preferences. */
export const fresh = ({ defaultPizzaSize, inStorePurchase, activeOrderId }: StoredCart): StoredCart => ({
  ...emptyCart(defaultPizzaSize, inStorePurchase),
  activeOrderId,
})

/** A cart without items, discounts and points; store, method and address stay. */
export const emptied = (cart: StoredCart): StoredCart => {
  const { storeId, storeName, storeSlug, shipping } = cart
  return { ...fresh(cart), storeId, storeName, storeSlug, shipping }
}

/**
 * The menu that lines are made from: the current store's, at the time for which the food is wanted; `null` without one.
 */
export const counterOf = (state: CartState, given: CartGiven): Counter | null => {
  const { current } = given.see.store
  return (
    current && {
      market: marketOf(state.market),
      storeSlug: current.store.slug,
      menu: current.menu,
      at: servedAt(state.cart.shipping.requestedTime, nowOf(given)),
    }
  )
}
