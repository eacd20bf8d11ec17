import type { AgeState } from "../age/actor.ts"
import type { CurrentAccount } from "../device/model.ts"
import type { LedgerOut } from "../kernel/ledger.ts"
import type { Given } from "../kernel/unit.ts"
import { marketOf } from "../market/markets.ts"
import type { MarketId } from "../market/model.ts"
import type { SessionView } from "../session/view.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { Store } from "../store/model.ts"
import type { StoreView } from "../store/view.ts"
import type { Millis } from "../time/model.ts"
import type { LargeOrder } from "../timing/model.ts"
import { correctClock } from "../timing/rules/correctClock.ts"
import { countPizzas } from "../timing/rules/countPizzas.ts"
import { judgeLargeOrder } from "../timing/rules/judgeLargeOrder.ts"
import type { CartItem, Shipping, StoredCart } from "./model.ts"
import { emptyCart } from "./rules/emptyCart.ts"
import { isPricedAnew } from "./rules/isPricedAnew.ts"
import type { Counter } from "./rules/makeItem.ts"
import { shippingPrice } from "./rules/shippingPrice.ts"
import { withoutGranted } from "./rules/withoutGranted.ts"

/** Lines of an earlier order that wait for their store's menu. */
export type Reorder = Omit<Extract<ShopEvent, { readonly type: "Reordered" }>, "type">

/** A line that was taken out, and where it stood. */
export interface RemovedLine {
  readonly item: CartItem
  readonly index: number
}

/** The cart as it is in the world; the seed makes its id unlike any other device's. */
export interface CartState {
  readonly seed: string
  readonly market: MarketId
  readonly cart: StoredCart
  readonly large: LargeOrder
  readonly loyaltyAgreed: boolean
  readonly reorder: Reorder | null
  /** The line that went last, to be had back until something else changes. */
  readonly removed: RemovedLine | null
  /** For whom the cart is: what was given to one customer or organisation is not the next one's. */
  readonly account: CurrentAccount | null
}

/** What the cart looks at besides itself. */
export interface CartSees {
  readonly age: AgeState
  readonly session: SessionView
  readonly store: StoreView
}

export type CartOut = LedgerOut<ShopEvent, ShopCommand>
export type CartGiven = Given<CartSees>

/** What time it is, by the server where the device's clock is wrong. */
export const nowOf = ({ at, see }: CartGiven): Millis => correctClock(at.t, see.store.clock)

/** The same state around another cart: what so many pizzas ask for follows. */
export const around = (state: CartState, cart: StoredCart, given: CartGiven): CartState => {
  const { items, shipping } = cart
  const isJudged = items === state.cart.items && shipping.requestedTime === state.cart.shipping.requestedTime
  const large = isJudged
    ? state.large
    : judgeLargeOrder(marketOf(state.market), countPizzas(items), shipping.requestedTime, nowOf(given))
  const removed = items === state.cart.items && cart.storeId === state.cart.storeId ? state.removed : null
  return { ...state, cart, large, removed }
}

/** The cart as it is now is written to the device; the house is told if it has to be priced anew. */
export const changed = (state: CartState, part: Partial<StoredCart>, given: CartGiven, out: CartOut): CartState => {
  const next = around(state, { ...state.cart, ...part, timestamp: given.at.t }, given)
  out.emit.tell({ command: { type: "SaveCart", cart: next.cart } })
  if (isPricedAnew(state.cart, next.cart)) out.emit.send({ event: { type: "CartChanged" } })
  return next
}

/** The cart with other items; nothing happens when they are the very same. */
export const withItems = (state: CartState, items: readonly CartItem[], given: CartGiven, out: CartOut): CartState =>
  items === state.cart.items ? state : changed(state, { items }, given, out)

/** The cart without what is not among these items any more; the line that goes can be had back. */
export const withoutLine = (state: CartState, left: readonly CartItem[], given: CartGiven, out: CartOut): CartState => {
  const next = withItems(state, left, given, out)
  const index = state.cart.items.findIndex(({ id }) => !left.some((item) => item.id === id))
  const item = state.cart.items[index]
  return item ? { ...next, removed: { item, index } } : next
}

/** The line that went last, back where it stood. */
export const withRemoved = (state: CartState, given: CartGiven, out: CartOut): CartState =>
  state.removed
    ? withItems(state, state.cart.items.toSpliced(state.removed.index, 0, state.removed.item), given, out)
    : state

/** The cart's own store, or the one that is shown while it has none. */
export const ownStore = ({ cart }: CartState, { store: { current } }: CartSees): Store | null =>
  current !== null && (cart.storeId === "" || cart.storeId === current.store.id) ? current.store : null

/** The cart with another way to the customer, at that way's price. */
export const withShipping = (state: CartState, part: Partial<Shipping>, given: CartGiven, out: CartOut): CartState => {
  const shipping = { ...state.cart.shipping, ...part }
  const price = shippingPrice(shipping, ownStore(state, given.see))
  return changed(state, { ...state.cart, shipping: { ...shipping, price } }, given, out)
}

/** The cart for somebody else, or for the same once more: only then what was given to them stays. */
export const ownedBy = (
  state: CartState,
  account: CurrentAccount | null,
  given: CartGiven,
  out: CartOut,
): CartState => {
  const { customerId, organisationId } = state.account ?? {}
  if (account !== null && account.customerId === customerId && account.organisationId === organisationId) return state
  const next = { ...state, account, loyaltyAgreed: false }
  const cart = withoutGranted(state.cart)
  return cart === state.cart ? next : changed(next, cart, given, out)
}

/** A cart that begins anew; what is known of the customer's taste stays. */
export const fresh = ({ defaultPizzaSize, inStorePurchase, activeOrderId }: StoredCart): StoredCart => ({
  ...emptyCart(defaultPizzaSize, inStorePurchase),
  activeOrderId,
})

/** A cart without food, discounts and points; where and how it would be handed over stays. */
export const emptied = (cart: StoredCart): StoredCart => {
  const { storeId, storeName, storeSlug, shipping } = cart
  return { ...fresh(cart), storeId, storeName, storeSlug, shipping }
}

/** Where items are made: the shown store's menu, at the moment that the food is wanted. */
export const counterOf = (state: CartState, given: CartGiven): Counter | null => {
  const { current } = given.see.store
  return (
    current && {
      market: marketOf(state.market),
      storeSlug: current.store.slug,
      menu: current.menu,
      at: state.cart.shipping.requestedTime ?? nowOf(given),
    }
  )
}
