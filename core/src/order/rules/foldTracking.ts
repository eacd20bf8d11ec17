import type { OrderEvent } from "../events.ts"
import type { Tracking } from "../model.ts"

/** The tracking after one more event; `null` before the order was placed. */
export const applyEvent = (tracking: Tracking | null, event: OrderEvent): Tracking | null => {
  if (event._tag === "OrderPlaced") {
    const { orderId, deliveryMethod, estimatedAt } = event
    return { orderId, sequence: 1, status: "placed", deliveryMethod, steps: [], reason: null, estimatedAt }
  }
  if (tracking === null) return null
  const next = { ...tracking, sequence: tracking.sequence + 1 }
  switch (event._tag) {
    case "OrderAccepted":
      return { ...next, status: "accepted" }
    case "StepReached":
      return { ...next, steps: [...tracking.steps, { step: event.step, at: event.at }] }
    case "OrderRefused":
      return { ...next, status: "refused", reason: event.reason, estimatedAt: null }
    case "OrderCancelled":
      return { ...next, status: "cancelled", reason: event.reason, estimatedAt: null }
    case "OrderCompleted":
      return { ...next, status: "completed" }
  }
}

/** What may be seen of an order after these events, oldest first; `null` when it was never placed. */
export const foldTracking = (events: readonly OrderEvent[]): Tracking | null =>
  events.reduce<Tracking | null>(applyEvent, null)
