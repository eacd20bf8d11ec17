import type { CartView } from "../../cart/view.ts"
import type { StoreView } from "../../store/view.ts"
import type { Kitchen } from "../../../domain/timing/model.ts"

/** The kitchen of the cart's store, with its status if known; `null` while the store is not loaded. */
export const kitchenOf = ({ storeId, shipping }: CartView, { current }: StoreView): Kitchen | null => {
  if (!current || (storeId !== "" && storeId !== current.store.id)) return null
  const wait = current.status?.waitMinutes ?? current.store.waitMinutes
  return { store: current.store, delayMinutes: shipping.method === "carryout" ? wait.pickup : wait.delivery }
}
