import { askAge } from "../age/rules/askAge.ts"
import { itemOf } from "../analytics/rules/itemOf.ts"
import { isKeyReused } from "../api/refusal.ts"
import { chooseDiscount, type DiscountChoice } from "../discount/rules/chooseDiscount.ts"
import { writtenCode } from "../discount/rules/writtenCode.ts"
import { unitFromLedger } from "../kernel/ledger.ts"
import { variationByCode } from "../menu/rules/variationByCode.ts"
import type { Notice } from "../notification/model.ts"
import { accountOf } from "../session/view.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import { beginCart } from "./begin.ts"
import {
  around,
  type CartGiven,
  type CartOut,
  type CartSees,
  type CartState,
  changed,
  counterOf,
  emptied,
  fresh,
  ownedBy,
  ownStore,
  withItems,
  withoutLine,
  withRemoved,
  withShipping,
} from "./changing.ts"
import { movedHere, named, reordered } from "./moving.ts"
import type { CartItem, StoredCart } from "./model.ts"
import { isExpired } from "./rules/isExpired.ts"
import { type ItemDescription, makeItem } from "./rules/makeItem.ts"
import { type Merging, mergeItem, removeItem, replaceItem, stepItem } from "./rules/mergeItem.ts"
import { newLineId } from "./rules/newLineId.ts"
import { withoutGranted } from "./rules/withoutGranted.ts"
import { type CartView, viewCart } from "./view.ts"

interface Adding {
  readonly made: ItemDescription
  readonly lineId: string | null
  readonly merge: Merging
  readonly newStore: boolean
  /** What happened, to happen once more when the customer has said to be old enough. */
  readonly asked: ShopEvent
}

const asked = <Event extends CartGiven>({ at: _, see: __, ...event }: Event): Omit<Event, "at" | "see"> => event

/** Whether the customer has first to say that they are old enough; then they are asked, and all happens after their yes. */
const mustAskAge = (item: CartItem, waiting: ShopEvent, { see }: CartGiven, out: CartOut): boolean => {
  if (!item.isRestricted || see.age.confirmed) return false
  out.emit.send({ event: { type: "DialogAsked", dialog: askAge(item.name, waiting) } })
  return true
}

/** That it is in the cart; and where the cart is now, if what was in it came along to another store. */
const addedNotice = (before: StoredCart, { storeId, storeName }: StoredCart, { name }: CartItem): Notice =>
  before.items.length > 0 && before.storeId !== storeId
    ? { _tag: "AddedElsewhere", name, storeName }
    : { _tag: "Added", name }

/** Puts an item in the cart from the store that is shown; the cart comes along, or begins anew. */
const added = (state: CartState, adding: Adding, given: CartGiven, out: CartOut): CartState => {
  const counter = counterOf(state, given)
  const { items } = state.cart
  const known = items.find(({ id }) => id === adding.lineId)
  const item = counter && makeItem(counter, adding.made, known?.id ?? newLineId(items, given.at.n))
  if (!item || mustAskAge(item, adding.asked, given, out)) return state
  const before = adding.newStore ? { ...state, cart: { ...emptied(state.cart), items: [] } } : state
  const cart = named(movedHere(before, given, out), state, given)
  out.emit.send({ event: { type: "Noticed", notice: addedNotice(state.cart, cart, item) } })
  const counted = { name: "add_to_cart", properties: { items: [itemOf(item)] } } as const
  out.emit.send({ event: { type: "Tracked", event: counted } })
  return changed(state, { ...cart, items: mergeItem(cart.items, item, adding.merge) }, given, out)
}

const describe = (event: {
  readonly variationCode: string
  readonly secondVariationCode: string | null
  readonly ingredients: ItemDescription["ingredients"]
  readonly quantity: number
}): ItemDescription => ({
  codes: event.secondVariationCode === null ? [event.variationCode] : [event.variationCode, event.secondVariationCode],
  ingredients: event.ingredients,
  quantity: event.quantity,
})

const discounted = (state: CartState, choice: DiscountChoice, given: CartGiven, out: CartOut): CartState => {
  const useLoyalty = choice._tag === "Nothing" && state.cart.useLoyalty
  return changed(state, { ...state.cart, ...chooseDiscount(choice), useLoyalty }, given, out)
}

/** What the customer has put together (SPEC §4.2). */
export const cart = unitFromLedger<ShopStart, CartState, ShopEvent, ShopCommand, CartView, CartSees>({
  name: "cart",
  init: beginCart,
  on: {
    DeviceRead: (before, { contents, ...given }, out) => {
      const account = contents.loggedIn ? (contents.currentAccount ?? null) : null
      const state = { ...before, account }
      if (!contents.cart) return state
      const { activeOrderId, timestamp } = contents.cart
      if (isExpired(timestamp, given.at.t)) return { ...state, cart: { ...state.cart, activeOrderId } }
      out.emit.send({ event: { type: "CartChanged" } })
      const { inStorePurchase } = state.cart
      const kept = account === null ? withoutGranted(contents.cart) : contents.cart
      return around(state, named({ ...kept, inStorePurchase }, state, given), given)
    },
    AccountChanged: (state, event, out) => ownedBy(state, accountOf(event.see.session), event, out),
    LoggedOut: (state, event, out) => ownedBy(state, null, event, out),
    CartChangedElsewhere: (state, event, out) => {
      out.emit.send({ event: { type: "CartChanged" } })
      const cart = event.cart ?? fresh({ ...state.cart, activeOrderId: null })
      return around(state, cart.items.length > 0 ? named(cart, state, event) : cart, event)
    },
    ProductAdded: (state, event, out) => {
      const { current } = event.see.store
      const found = current && variationByCode(current.menu, event.variationCode)
      if (found?.product.id !== event.productId) return state
      // Half-and-half has nothing to be put in before its halves are chosen.
      if (found.product.kind === "HALF_HALF") {
        const modal = { _tag: "PizzaBuilder", productSlug: found.product.slug, lineId: null } as const
        out.emit.send({ event: { type: "ModalAsked", modal, onClose: null } })
        return state
      }
      const made = { codes: [event.variationCode], ingredients: [], quantity: event.quantity }
      return added(state, { made, lineId: null, merge: "all", newStore: false, asked: asked(event) }, event, out)
    },
    ItemAdded: (state, event, out) =>
      added(state, { made: describe(event), ...event, asked: asked(event) }, event, out),
    LineEdited: (state, event, out) => {
      const counter = ownStore(state, event.see) && counterOf(state, event)
      const item = counter && makeItem(counter, describe(event), event.id)
      const isThere = state.cart.items.some(({ id }) => id === event.id)
      if (!item || !isThere || mustAskAge(item, asked(event), event, out)) return state
      return withItems(state, replaceItem(state.cart.items, item), event, out)
    },
    LineIncreased: (state, event, out) => withItems(state, stepItem(state.cart.items, event.id, 1), event, out),
    LineDecreased: (state, event, out) => withoutLine(state, stepItem(state.cart.items, event.id, -1), event, out),
    LineRemoved: (state, event, out) => withoutLine(state, removeItem(state.cart.items, event.id), event, out),
    RemovalUndone: (state, event, out) => withRemoved(state, event, out),
    CartEmptied: (state, event, out) => changed({ ...state, reorder: null }, emptied(state.cart), event, out),
    StoreEntered: (state, event, out) => {
      if (state.reorder) return reordered(state, event, out)
      const cart = movedHere(state, event, out)
      return cart === state.cart ? state : changed(state, cart, event, out)
    },
    StoreStatusRead: (state, event, out) => (state.reorder ? reordered(state, event, out) : state),
    Reordered: (state, { type: _, at, see, ...reorder }, out) => reordered({ ...state, reorder }, { at, see }, out),
    MethodChosen: (state, event, out) => withShipping(state, { method: event.method }, event, out),
    HotspotChosen: (state, event, out) => {
      const found = ownStore(state, event.see)?.hotspots.find(({ id }) => id === event.hotspotId)
      if (!found) return state
      const hotspot = { id: found.id, name: found.name, parameters: event.parameters }
      return withShipping(state, { method: "hotspot", hotspot }, event, out)
    },
    AddressChosen: (state, event, out) =>
      changed(state, { ...state.cart, shipping: { ...state.cart.shipping, address: event.address } }, event, out),
    ContactlessChosen: (state, event, out) =>
      changed(
        state,
        { ...state.cart, shipping: { ...state.cart.shipping, contactless: event.contactless } },
        event,
        out,
      ),
    TimeRequested: (state, event, out) =>
      changed(
        state,
        { ...state.cart, shipping: { ...state.cart.shipping, requestedTime: event.requested } },
        event,
        out,
      ),
    DiscountChosen: (state, event, out) => discounted(state, event.choice, event, out),
    CouponEntered: (state, event, out) => {
      const code = writtenCode(event.code)
      const codes = state.cart.manualDeals
      if (code === "" || codes.includes(code) || codes.length >= 20) return state
      return discounted(state, { _tag: "ManualDeals", codes: [...codes, code] }, event, out)
    },
    LoyaltyChosen: (state, event, out) => {
      const { useLoyalty } = event
      const discounts = useLoyalty ? chooseDiscount({ _tag: "Nothing" }) : {}
      return changed(state, { ...state.cart, ...discounts, useLoyalty }, event, out)
    },
    LoyaltyAgreed: (state, { agreed }) => ({ ...state, loyaltyAgreed: agreed }),
    PizzaSizePreferred: (state, event, out) =>
      changed(state, { ...state.cart, defaultPizzaSize: event.size }, event, out),
    // The server's own fee counts; none frees the delivery. It is the answer to this very cart: nothing is asked anew.
    PriceConfirmed: (state, { surchargeAmount: price, at }, out) => {
      const { shipping } = state.cart
      if (shipping.method === "carryout" || shipping.price === price) return state
      const cart = { ...state.cart, shipping: { ...shipping, price }, timestamp: at.t }
      out.emit.tell({ command: { type: "SaveCart", cart } })
      return { ...state, cart }
    },
    OrderPlaced: (state, event, out) => {
      const activeOrderId = event.orderId
      // An order that was long unanswered may have been placed by another tab, where the next cart has begun.
      if (event.key !== state.cart.cartId) return changed(state, { activeOrderId }, event, out)
      const next = { ...state, loyaltyAgreed: false, reorder: null }
      return changed(next, { ...fresh(state.cart), activeOrderId }, event, out)
    },
    // The cart as it was, under another id: ordered again it is another order (DECISIONS §14).
    PaymentFailed: (state, event, out) => {
      if (event.key !== state.cart.cartId) return state
      return changed(state, named({ ...state.cart, cartId: "" }, state, event), event, out)
    },
    // Another tab has ordered this very cart: it must not be ordered again.
    OrderRefused: (state, event, out) => {
      if (!isKeyReused(event.refusal)) return state
      out.emit.send({ event: { type: "Noticed", notice: { _tag: "AlreadyOrdered" } } })
      return changed(state, fresh(state.cart), event, out)
    },
  },
  view: viewCart,
})
