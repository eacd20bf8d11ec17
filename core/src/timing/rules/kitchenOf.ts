import type { CartView } from "../../cart/view.ts"
import type { Store } from "../../store/model.ts"
import type { StoreView } from "../../store/view.ts"

/** The store that makes the food, and how many minutes it needs from order to handing over. */
export interface Kitchen {
  readonly store: Store
  readonly delayMinutes: number
}

/** The kitchen of a cart, as it stands right now where that is known; `null` while its store is not at hand. */
export const kitchenOf = ({ storeId, shipping }: CartView, { current }: StoreView): Kitchen | null => {
  if (!current || (storeId !== "" && storeId !== current.store.id)) return null
  const wait = current.status?.waitMinutes ?? current.store.waitMinutes
  return { store: current.store, delayMinutes: shipping.method === "carryout" ? wait.pickup : wait.delivery }
}
