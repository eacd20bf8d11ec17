import { selectedStore, type ChosenStore } from "@skorpe/core/storeMemory"
import { useView } from "../../app/shopContext.ts"

/** The store that is ordered from, and the hotspot that its food is brought to, if any; another store's is not its. */
export interface SelectedStore {
  readonly store: ChosenStore | null
  readonly hotspot: string | null
}

/** What the header, the drawer and the panels call the customer's store (SPEC §2.3). */
export const useSelectedStore = (): SelectedStore => {
  const { chosen } = useView("storeMemory")
  const cart = useView("cart")
  const { method, hotspot } = cart.shipping
  const store = selectedStore(chosen, cart)
  const isCarts = cart.storeId === "" || cart.storeId === store?.id
  return { store, hotspot: isCarts && method === "hotspot" ? (hotspot?.name ?? null) : null }
}
