import { storeSlugOf } from "../../domain/route/rules/storeSlugOf.ts"
import type { WithGiven } from "../../kernel/chart.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { CartView } from "../cart/view.ts"
import type { ConnectionView } from "../connection/actor.ts"

/** The views of other units that the stores read. */
export interface StoreSees {
  readonly cart: CartView
  readonly connection: ConnectionView
}

/** The slug of the store whose menu or product an event opens; `null` on another page. */
export const menuOpenedBy = (event: ShopEvent): string | null | undefined =>
  event.type === "ScreenOpened" ? storeSlugOf(event.screen) : undefined

/** The store that an event requires, by slug or id: a menu's, the cart's on its pages, or another unit's. */
export const wantedBy = (event: WithGiven<ShopEvent, StoreSees>): string | null => {
  if (event.type === "StoreChosen") return event.storeSlug
  if (event.type === "ReorderAgreed") return event.order.storeId
  if (event.type === "MenuWanted") return event.storeId
  if (event.type !== "ScreenOpened") return null
  const { screen } = event
  if (screen._tag === "Cart" || screen._tag === "Extras" || screen._tag === "Checkout")
    return event.see.cart.storeSlug || null
  return storeSlugOf(screen)
}

const aboutCart: ReadonlySet<string> = new Set(["ShoppingCart", "CurrentStore"])
const listed: ReadonlySet<string> = new Set([
  "Stores",
  "Landing",
  "Account",
  "StoreSelector",
  "AddressFinder",
  "UserStore",
])

/** Whether an event opens a page or panel that lists all stores. */
export const showsStores = (event: ShopEvent): boolean => {
  if (event.type === "ScreenOpened") return listed.has(event.screen._tag)
  return (event.type === "ModalOpened" || event.type === "ModalAsked") && listed.has(event.modal._tag)
}

/** Whether an event opens a panel about the cart. */
export const showsCart = (event: ShopEvent): boolean =>
  (event.type === "ModalOpened" || event.type === "ModalAsked") && aboutCart.has(event.modal._tag)
