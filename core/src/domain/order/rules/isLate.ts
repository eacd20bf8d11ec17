import type { Millis } from "../../time/model.ts"
import type { Tracking } from "../model.ts"

/** An order is late this long after its expected time, because times are shown in whole minutes. */
const grace = 60_000

/** True while an order of the kitchen is past its expected time and neither ready to collect nor delivered. */
export const isLate = ({ status, steps, estimatedAt }: Tracking, now: Millis): boolean => {
  const isAtKitchen = status === "placed" || status === "accepted"
  const isHere = steps.some(({ step }) => step === "canBePickedUp" || step === "delivered")
  return isAtKitchen && !isHere && estimatedAt !== null && now - estimatedAt >= grace
}
