import type { Order } from "@skorpe/core/domain/order"
import type { Store } from "@skorpe/core/domain/store"
import { useView } from "../../shop/shopContext.ts"

/** The store of an order; `null` until it is loaded. */
export const useOrderStore = ({ storeId }: Order): Store | null => {
  const { current } = useView("store")
  return current?.store.id === storeId ? current.store : null
}
