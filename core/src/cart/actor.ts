import type { AgeState } from "../age/actor.ts"
import { askAge } from "../age/rules/askAge.ts"
import { itemOf } from "../analytics/rules/itemOf.ts"
import { isKeyReused } from "../api/refusal.ts"
import { type LedgerOut, unitFromLedger } from "../kernel/ledger.ts"
import type { At } from "../kernel/unit.ts"
import { variationByCode } from "../menu/rules/variationByCode.ts"
import type { SessionView } from "../session/actor.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { StoreView } from "../store/view.ts"
import type { StoredCart } from "./model.ts"
import { cartVersion } from "./rules/cartVersion.ts"
import { isExpired } from "./rules/isExpired.ts"
import { makeItem } from "./rules/makeItem.ts"
import { mergeItem, stepItem } from "./rules/mergeItem.ts"
import { repoint } from "./rules/repoint.ts"
import { type CartView, viewCart } from "./view.ts"

/** The cart as it is in the world; the seed makes its id unlike any other device's. */
export interface CartState extends StoredCart {
  readonly seed: string
}

/** What the cart looks at besides itself. */
export interface CartSees {
  readonly age: AgeState
  readonly session: SessionView
  readonly store: StoreView
}

type Out = LedgerOut<ShopEvent, ShopCommand>

const empty = {
  version: cartVersion,
  cartId: "",
  storeId: "",
  storeName: "",
  storeSlug: "",
  items: [],
  method: "carryout",
  activeOrderId: null,
  timestamp: 0,
} as const satisfies StoredCart

const stored = ({ seed: _, ...cart }: CartState): StoredCart => cart

/** The cart as it is now is written to the device, and the house is told. */
const changed = (state: CartState, at: At, out: Out): CartState => {
  const next = { ...state, timestamp: at.t }
  out.emit.tell({ command: { type: "SaveCart", cart: stored(next) } })
  out.emit.send({ event: { type: "CartChanged" } })
  return next
}

/** What the customer has put together (SPEC §4.2). */
export const cart = unitFromLedger<ShopStart, CartState, ShopEvent, ShopCommand, CartView, CartSees>({
  name: "cart",
  init: ({ seed }) => ({ ...empty, seed }),
  on: {
    DeviceRead: (state, { contents, at }, out) => {
      if (!contents.cart) return state
      const { activeOrderId } = contents.cart
      if (isExpired(contents.cart.timestamp, at.t)) return { ...state, activeOrderId }
      out.emit.send({ event: { type: "CartChanged" } })
      const cartId = contents.cart.cartId || `${state.seed}-c${at.n}`
      return { ...contents.cart, cartId, seed: state.seed }
    },
    CartChangedElsewhere: (state, event, out) => {
      out.emit.send({ event: { type: "CartChanged" } })
      return { ...(event.cart ?? empty), seed: state.seed }
    },
    ProductAdded: (state, { type, productId, variationCode, quantity, at, see }, out) => {
      const here = see.store.current
      const found = here && variationByCode(here.menu, variationCode)
      if (!here || !found || found.product.id !== productId) return state
      const { store, menu } = here
      if (found.product.alcohol > 0 && !see.age.confirmed) {
        const dialog = askAge(found.product.name, { type, productId, variationCode, quantity })
        out.emit.send({ event: { type: "DialogAsked", dialog } })
        return state
      }
      const moved =
        state.storeId === store.id ? { kept: state.items, lost: [] } : repoint(state.items, store.slug, menu, at.t)
      if (moved.lost.length > 0) {
        const names = moved.lost.map(({ name }) => name)
        out.emit.send({ event: { type: "Noticed", notice: { _tag: "LinesLost", names, storeName: store.name } } })
      }
      const item = makeItem(store.slug, found.product, found.variation, `l${at.n}`, quantity)
      out.emit.send({ event: { type: "Noticed", notice: { _tag: "Added", name: item.name } } })
      const counted = { name: "add_to_cart", properties: { items: [itemOf(item)] } } as const
      out.emit.send({ event: { type: "Tracked", event: counted } })
      return changed(
        {
          ...state,
          cartId: state.cartId || `${state.seed}-c${at.n}`,
          storeId: store.id,
          storeName: store.name,
          storeSlug: store.slug,
          items: mergeItem(moved.kept, item),
        },
        at,
        out,
      )
    },
    LineIncreased: (state, { id, at }, out) => changed({ ...state, items: stepItem(state.items, id, 1) }, at, out),
    LineDecreased: (state, { id, at }, out) => changed({ ...state, items: stepItem(state.items, id, -1) }, at, out),
    LineRemoved: (state, { id, at }, out) =>
      changed({ ...state, items: state.items.filter((item) => item.id !== id) }, at, out),
    OrderPlaced: (state, { orderId, at }, out) =>
      changed({ ...empty, seed: state.seed, activeOrderId: orderId }, at, out),
    // Another tab has ordered this very cart: it must not be ordered again.
    OrderRefused: (state, { refusal, at }, out) => {
      if (!isKeyReused(refusal)) return state
      out.emit.send({ event: { type: "Noticed", notice: { _tag: "AlreadyOrdered" } } })
      return changed({ ...empty, seed: state.seed, activeOrderId: state.activeOrderId }, at, out)
    },
  },
  view: viewCart,
})
