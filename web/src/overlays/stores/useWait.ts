import { isDeliveredFrom } from "@skorpe/core/units/cart"
import type { Store, StoreStatus } from "@skorpe/core/domain/store"
import { useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { panelTexts } from "../texts.ts"

/** The text for a store's wait: for delivery if the cart is delivered from it, otherwise for collection. */
export const useWait = (): ((store: Store, status: StoreStatus | null) => string) => {
  const t = useTexts(panelTexts)
  const cart = useView("cart")
  return (store, status) => {
    const { pickup, delivery } = (status ?? store).waitMinutes
    return isDeliveredFrom(cart, store)
      ? t("brought", { minutes: String(delivery) })
      : t("ready", { minutes: String(pickup) })
  }
}
