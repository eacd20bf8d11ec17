import { isLate, type Order, type Tracking } from "@skorpe/core/domain/order"
import { useTime } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"

const texts = { carryout: "estimated", delivery: "estimatedAtDoor", hotspot: "estimatedWithYou" } as const

/** True until the store has started on an order for a requested time. */
const isAhead = ({ status, steps }: Tracking): boolean =>
  status === "placed" || (status === "accepted" && steps.every(({ step }) => step === "received"))

/**
 * When the order is expected, worded for its delivery method: the requested time until the store starts; also a delay
 * by the kitchen, and that it is late.
 */
export const Expected = ({ order, tracking }: { readonly order: Order; readonly tracking: Tracking }) => {
  const t = useTexts(trackingTexts)
  const { moment } = useFormat()
  const now = useTime()
  const { estimatedAt, promisedAt, deliveryMethod } = tracking
  if (estimatedAt === null) return null
  if (isLate(tracking, now)) return t("late", { time: moment(estimatedAt, now) })
  if (promisedAt !== undefined) {
    return t("delayed", { time: moment(estimatedAt, now), promised: moment(promisedAt, now) })
  }
  const { advanceOrderTime } = order
  if (advanceOrderTime !== undefined && isAhead(tracking))
    return t("requested", { time: moment(advanceOrderTime, now) })
  return t(texts[deliveryMethod], { time: moment(estimatedAt, now) })
}
