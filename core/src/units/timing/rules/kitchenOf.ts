import type { CartView } from "../../cart/view.ts"
import { statusOfCart, storeOfCart } from "../../cart/rules/storeOfCart.ts"
import type { StoreView } from "../../store/view.ts"
import type { Kitchen } from "../../../domain/timing/model.ts"
import { delayOf } from "../../../domain/timing/rules/delayOf.ts"

/**
 * The kitchen of the cart's store, also while another store's menu is shown; of the shown store for an empty cart. Its
 * delay is the status's if known. `null` while the store is not loaded.
 */
export const kitchenOf = (cart: CartView, stores: StoreView): Kitchen | null => {
  const { current } = stores
  const store = cart.storeId === "" ? (current?.store ?? null) : storeOfCart(cart, stores)
  if (store === null) return null
  const status = statusOfCart({ storeId: store.id }, stores)
  return { store, delay: delayOf(store, status, cart.shipping.method) }
}
