import type { KitchenOrder } from "../kitchenOrder.ts"
import type { Tracking } from "../model.ts"
import { amountToCollect } from "./amountToCollect.ts"
import { nextReport } from "./nextReport.ts"

/** A kitchen's copy of an order after the answer to a report; a refused order is not paid at the hand-over, one whose card payment was withdrawn is. */
export const withTracking = (order: KitchenOrder, tracking: Tracking): KitchenOrder => ({
  ...order,
  sequence: tracking.sequence,
  status: tracking.status,
  step: tracking.steps.at(-1)?.step ?? null,
  next: nextReport(tracking),
  reason: tracking.reason,
  estimatedAt: tracking.estimatedAt,
  toCollect: amountToCollect(order, tracking),
  ...(tracking.paymentWithdrawn === undefined ? {} : { paymentWithdrawn: tracking.paymentWithdrawn }),
})
