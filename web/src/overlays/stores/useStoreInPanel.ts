import { storeOfCart } from "@skorpe/core/units/cart"
import type { Store, StoreStatus } from "@skorpe/core/domain/store"
import type { ChosenStore } from "@skorpe/core/domain/storeMemory"
import { useView } from "../../shop/shopContext.ts"
import { useSelectedStore } from "./useSelectedStore.ts"

/** A store that a panel is about; its details as far as they are loaded. */
export interface StoreInPanel {
  readonly store: ChosenStore
  readonly details: Store | null
  readonly status: StoreStatus | null
}

/** The store that the current store's panel is about: the cart's own, or the one chosen last. */
export const useStoreInPanel = (ofCart: boolean): StoreInPanel | null => {
  const cart = useView("cart")
  const stores = useView("store")
  const { store: selected } = useSelectedStore()
  const { storeId, storeSlug, storeName } = cart
  const isOfCart = ofCart && storeId !== ""
  const store = isOfCart ? { id: storeId, slug: storeSlug, name: storeName } : selected
  if (store === null) return null
  const { current } = stores
  if (current?.store.id === store.id) return { store, details: current.store, status: current.status }
  return { store, details: isOfCart ? storeOfCart(cart, stores) : null, status: null }
}
