import { amountToCollect, type Order, type Tracking } from "@skorpe/core/domain/order"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"

/** Says that the card payment failed but the food is made, how much to pay, and where; `null` for other orders. */
export const useWithdrawnWords = (order: Order, tracking: Tracking): string | null => {
  const t = useTexts(trackingTexts)
  const { money } = useFormat()
  const due = amountToCollect(order, tracking)
  if (tracking.paymentWithdrawn !== true || due === 0) return null
  return t(tracking.deliveryMethod === "carryout" ? "withdrawnInStore" : "withdrawnAtDoor", { total: money(due) })
}
