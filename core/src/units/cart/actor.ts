import { chooseDiscount, type DiscountChoice } from "../../domain/discount/rules/chooseDiscount.ts"
import { couponKey } from "../../domain/discount/rules/couponKey.ts"
import { removeCodes } from "../../domain/discount/rules/removeCodes.ts"
import { unitFromLedger } from "../../kernel/ledger.ts"
import { variationByCode } from "../../domain/menu/rules/variationByCode.ts"
import { accountOf } from "../session/view.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { beginCart } from "./begin.ts"
import { added, addedAfterMove, describe, mustAskAge } from "./adding.ts"
import {
  withCart,
  type CartGiven,
  type CartOut,
  type CartSees,
  type CartState,
  changed,
  counterOf,
  emptied,
  fresh,
  isAtOwnStore,
  judgedAgain,
  ownStore,
  withItems,
  withoutLine,
  withRemoved,
  withShipping,
} from "./changing.ts"
import { applyCartFromOtherTab } from "./hearing.ts"
import { afterLogout, afterAccountChange } from "./leaving.ts"
import { choiceOf, withCounted, withLapsed, withLapseUndone } from "./lapsing.ts"
import { movedBack, movedHere, withCartId } from "./moving.ts"
import { shippingAfter, withWay } from "./rememberedWay.ts"
import {
  agreedAgain,
  askToReorder,
  isDue,
  isUnasked,
  leftFor,
  notReordered,
  reordered,
  withoutRefused,
} from "./reordering.ts"
import type { Hotspot } from "../../domain/store/model.ts"
import { isExpired } from "../../domain/cart/rules/isExpired.ts"
import { makeItem } from "../../domain/cart/rules/makeItem.ts"
import { removeItem, replaceItem, stepItem } from "../../domain/cart/rules/mergeItem.ts"
import { withoutGranted } from "../../domain/cart/rules/withoutGranted.ts"
import { withoutOrdered } from "../../domain/cart/rules/withoutOrdered.ts"
import { withoutOwner } from "../../domain/cart/rules/withoutOwner.ts"
import { type CartView, viewCart } from "./view.ts"

const asked = <Event extends CartGiven>({ at: _, see: __, ...event }: Event): Omit<Event, "at" | "see"> => event

/** Forgets an earlier order: one that still waits, and what was left out of the last one. */
const withoutEarlier = (state: CartState): CartState => ({ ...state, reorder: null, leftOut: [], broughtCodes: [] })

/** The cart moves to the store that was chosen. */
const entered = (state: CartState, given: CartGiven, out: CartOut): CartState => {
  const cart = movedHere(state, given, out)
  if (cart === state.cart) return state
  const movedFrom = state.cart.items.length > 0 ? ({ cart: state.cart, by: "move" } as const) : null
  return { ...changed(state, cart, given, out), movedFrom }
}

const discounted = (state: CartState, choice: DiscountChoice, given: CartGiven, out: CartOut): CartState => {
  const useLoyalty = choice._tag === "Nothing" && state.cart.useLoyalty
  return changed(state, { ...state.cart, ...chooseDiscount(choice), useLoyalty }, given, out)
}

/** The answers to what the hotspot still asks; the server would refuse any other, and no field could remove it. */
const stillAsked = ({ parameters }: Hotspot, answers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => parameters.some((one) => one.key === key)))

/** The cart: what the customer wants to order, and how they get it (SPEC §4.2). */
export const cart = unitFromLedger<ShopStart, CartState, ShopEvent, ShopCommand, CartView, CartSees>({
  name: "cart",
  init: beginCart,
  on: {
    DeviceRead: (before, { contents, ...given }, out) => {
      const account = contents.loggedIn ? (contents.currentAccount ?? null) : null
      const state = { ...before, account, cart: withWay(before.cart, contents.contact) }
      if (!contents.cart) return state
      const { activeOrderId, timestamp } = contents.cart
      if (isExpired(timestamp, given.at.t)) {
        const cart = { ...state.cart, activeOrderId }
        // Otherwise a tab that opens meanwhile would take the expired cart for one that both tabs know.
        out.emit.tell({ command: { type: "SaveCart", cart } })
        return { ...state, cart }
      }
      out.emit.send({ event: { type: "CartChanged" } })
      const { inStorePurchase } = state.cart
      const kept = account === null ? withoutOwner(withoutGranted(contents.cart)) : contents.cart
      return withCart(state, withWay(withCartId({ ...kept, inStorePurchase }, state, given), contents.contact), given)
    },
    AccountChanged: (state, event, out) => afterAccountChange(state, accountOf(event.see.session), event, out),
    LoggedOut: (state, event, out) => afterLogout(state, event.cause, event, out),
    CartChangedElsewhere: (state, event, out) => applyCartFromOtherTab(state, event, event, out),
    ProductAdded: (state, event, out) => {
      const { current } = event.see.store
      if (event.storeId !== undefined && event.storeId !== current?.store.id) {
        out.emit.send({ event: { type: "Noticed", notice: { _tag: "NotAdded" } } })
        return state
      }
      const found = current && variationByCode(current.menu, event.variationCode)
      if (found?.product.id !== event.productId) return state
      // A half-and-half product cannot be added before its halves are chosen.
      if (found.product.kind === "HALF_HALF") {
        const modal = { _tag: "PizzaBuilder", productSlug: found.product.slug, lineId: null } as const
        out.emit.send({ event: { type: "ModalAsked", modal, onClose: null } })
        return state
      }
      return added(state, asked(event), event, out)
    },
    ItemAdded: (state, event, out) => added(state, asked(event), event, out),
    MoveAgreed: (state, { type: _, at, see, ...agreed }, out) => addedAfterMove(state, agreed, { at, see }, out),
    MoveUndone: (state, event, out) => movedBack(state, event, out),
    LineEdited: (state, event, out) => {
      const counter = isAtOwnStore(state, event.see) ? counterOf(state, event) : null
      const item = counter && makeItem(counter, describe(event), event.id)
      const isThere = state.cart.items.some(({ id }) => id === event.id)
      if (!item || !isThere || mustAskAge(item, asked(event), event, out)) return state
      return withItems(state, replaceItem(state.cart.items, item), event, out)
    },
    LineIncreased: (state, event, out) => withItems(state, stepItem(state.cart.items, event.id, 1), event, out),
    LineDecreased: (state, event, out) => withoutLine(state, stepItem(state.cart.items, event.id, -1), event, out),
    LineRemoved: (state, event, out) => withoutLine(state, removeItem(state.cart.items, event.id), event, out),
    RemovalUndone: (state, event, out) => withRemoved(state, event, out),
    CartEmptied: (state, event, out) => changed(withoutEarlier(state), emptied(state.cart), event, out),
    StoreEntered: (before, event, out) => {
      const again = isDue(before, event.see.store) ? before.reorder : null
      if (again && !isUnasked(before)) return reordered(before, event, out)
      // An earlier order waits no longer: the customer has chosen another store since, or is asked again.
      const state = before.reorder ? { ...before, reorder: null } : before
      const next = entered(state, event, out)
      return again ? askToReorder(next, again.order, out) : next
    },
    StoreStatusRead: (state, event, out) => {
      const next = judgedAgain(state, event)
      return next.reorder ? reordered(next, event, out) : next
    },
    ScreenOpened: (state, event) => leftFor(state, event),
    StoreMissed: (state, { wanted }, out) => notReordered(state, wanted, out),
    Reordered: (state, { type: _, at: __, see: ___, ...order }, out) => askToReorder(state, order, out),
    ReorderAgreed: (state, { order, how, at, see }, out) => agreedAgain(state, order, how, { at, see }, out),
    LeftOutDismissed: (state) => ({ ...state, leftOut: [] }),
    CodesRefused: (state, { problems, at, see }, out) => withoutRefused(state, problems, { at, see }, out),
    MethodChosen: (state, event, out) => withShipping(state, { method: event.method }, event, out),
    HotspotChosen: (state, event, out) => {
      const found = ownStore(state, event.see)?.hotspots.find(({ id }) => id === event.hotspotId)
      if (!found) return state
      const before = state.cart.shipping.hotspot
      const known = before?.id === found.id ? stillAsked(found, before.parameters) : {}
      const hotspot = { id: found.id, name: found.name, parameters: event.parameters ?? known }
      return withShipping(state, { method: "hotspot", hotspot }, event, out)
    },
    AddressChosen: (state, event, out) =>
      changed(state, { ...state.cart, shipping: { ...state.cart.shipping, address: event.address } }, event, out),
    DoorDescribed: (state, event, out) => {
      const { address } = state.cart.shipping
      if (address === null) return state
      const described = { ...address, deliveryDescription: event.text }
      return changed(state, { shipping: { ...state.cart.shipping, address: described } }, event, out)
    },
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
    CouponAccepted: (state, { code, replaces, at, see }, out) => {
      const codes = replaces ? [] : state.cart.manualDeals
      if (codes.some((one) => couponKey(one) === couponKey(code))) return state
      return withCounted(discounted(state, choiceOf(state, code, codes), { at, see }, out))
    },
    CouponRemoved: (state, { code, at, see }, out) => changed(state, removeCodes(state.cart, [code]), { at, see }, out),
    CodesLapsed: (state, { codes, at, see }, out) => withLapsed(state, codes, { at, see }, out),
    LapseUndone: (state, event, out) => withLapseUndone(state, event, out),
    LoyaltyChosen: (state, event, out) => {
      const { useLoyalty } = event
      const discounts = useLoyalty ? chooseDiscount({ _tag: "Nothing" }) : {}
      return changed(state, { ...state.cart, ...discounts, useLoyalty }, event, out)
    },
    LoyaltyAgreed: (state, { agreed }) => ({ ...state, loyaltyAgreed: agreed }),
    PizzaSizePreferred: (state, event, out) =>
      changed(state, { ...state.cart, defaultPizzaSize: event.size }, event, out),
    // The server's delivery fee wins, and 0 means free delivery. It was computed for this cart, so no new request
    // follows.
    PriceConfirmed: (before, { surchargeAmount: price, at }, out) => {
      const state = { ...withCounted(before), broughtCodes: [] }
      const { shipping } = state.cart
      if (shipping.method === "carryout" || shipping.price === price) return state
      const cart = { ...state.cart, shipping: { ...shipping, price }, timestamp: at.t }
      out.emit.tell({ command: { type: "SaveCart", cart } })
      return { ...state, cart }
    },
    OrderPlaced: (state, event, out) => {
      const activeOrderId = event.orderId
      // The order may have been placed by another tab, and a new cart begun there since.
      if (event.key !== state.cart.cartId) {
        const isOfBefore = event.key === state.movedFrom?.cart.cartId
        return changed(isOfBefore ? { ...state, movedFrom: null } : state, { activeOrderId }, event, out)
      }
      const next = { ...withoutEarlier(state), loyaltyAgreed: false }
      const items = event.lines ? withoutOrdered(state.cart.items, event.lines) : []
      if (items.length > 0) {
        return changed(next, withCartId({ ...emptied(state.cart), items, activeOrderId }, state, event), event, out)
      }
      const shipping = event.remembers ? { shipping: shippingAfter(state.cart.shipping) } : {}
      return changed(next, { ...fresh(state.cart), ...shipping, activeOrderId }, event, out)
    },
    // Keeps the cart under a new id: ordering it again is a new order (DECISIONS §14).
    KeySpent: (state, event, out) => {
      if (event.key !== state.cart.cartId) return state
      return changed(state, withCartId({ ...state.cart, cartId: "" }, state, event), event, out)
    },
  },
  view: viewCart,
})
