import type { Store, StoreStatus } from "../../../domain/store/model.ts"
import type { StoreView } from "../../store/view.ts"

/** The store that the cart is ordered from, also while another one's menu is shown; `null` while it is not loaded. */
export const storeOfCart = (
  { storeId }: { readonly storeId: string },
  { current, list }: Pick<StoreView, "current" | "list">,
): Store | null => {
  if (current?.store.id === storeId) return current.store
  return list._tag === "Loaded" ? (list.value.find(({ id }) => id === storeId) ?? null) : null
}

/** The live status of the store that the cart is ordered from; `null` while it is unknown, or another store is shown. */
export const statusOfCart = (
  { storeId }: { readonly storeId: string },
  { current }: Pick<StoreView, "current">,
): StoreStatus | null => (current?.store.id === storeId ? current.status : null)
