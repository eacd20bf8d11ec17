import { isBroughtFrom } from "@skorpe/core/cart"
import type { Store, StoreStatus } from "@skorpe/core/store"
import { useView } from "../../app/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { panelTexts } from "../texts.ts"

/** Says how long a store takes by the way that the cart at it is handed over; by any other store one collects. */
export const useWait = (): ((store: Store, status: StoreStatus | null) => string) => {
  const t = useTexts(panelTexts)
  const cart = useView("cart")
  return (store, status) => {
    const { pickup, delivery } = (status ?? store).waitMinutes
    return isBroughtFrom(cart, store)
      ? t("brought", { minutes: String(delivery) })
      : t("ready", { minutes: String(pickup) })
  }
}
