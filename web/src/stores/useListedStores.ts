import { isOpenAt, type ListedStore, listStores, type Store } from "@skorpe/core/domain/store"
import { useMemo } from "react"
import { useShop, useTime, useView } from "../shop/shopContext.ts"

/** The stores that match a text, ranked for the customer's place if it is known. */
export const useListedStores = (stores: readonly Store[], filter: string): readonly ListedStore[] => {
  const { market } = useShop()
  const { place } = useView("finder")
  const now = useTime()
  return useMemo(
    () => listStores(stores, filter, place, (store) => isOpenAt(market.timeZone, store, now)),
    [stores, filter, place, market, now],
  )
}
