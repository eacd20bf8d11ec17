import { amountToCollect, type Order, type Tracking } from "@skorpe/core/domain/order"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"

/** That the card payment came to nothing and the food is still made, how much is to be paid, and where; else `null`. */
export const useWithdrawnWords = (order: Order, tracking: Tracking): string | null => {
  const t = useTexts(trackingTexts)
  const { money } = useFormat()
  const due = amountToCollect(order, tracking)
  if (tracking.paymentWithdrawn !== true || due === 0) return null
  return t(tracking.deliveryMethod === "carryout" ? "withdrawnInStore" : "withdrawnAtDoor", { total: money(due) })
}
