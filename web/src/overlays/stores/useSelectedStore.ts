import { selectedStore } from "@skorpe/core/units/storeMemory"
import { type ChosenStore } from "@skorpe/core/domain/storeMemory"
import { useView } from "../../shop/shopContext.ts"

/** The current store, and the name of the hotspot that it delivers to, if any. */
export interface SelectedStore {
  readonly store: ChosenStore | null
  readonly hotspot: string | null
}

/** The customer's store, as the header, the drawer and the panels show it (SPEC §2.3). */
export const useSelectedStore = (): SelectedStore => {
  const { chosen } = useView("storeMemory")
  const cart = useView("cart")
  const { method, hotspot } = cart.shipping
  const store = selectedStore(chosen, cart)
  const isCarts = cart.storeId === "" || cart.storeId === store?.id
  return { store, hotspot: isCarts && method === "hotspot" ? (hotspot?.name ?? null) : null }
}
