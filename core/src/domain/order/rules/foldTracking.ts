import type { PaymentAwaited, OrderEvent, OrderPlaced } from "../events.ts"
import type { Tracking } from "../model.ts"

/** The tracking after one more event; `null` until the order exists. */
export const applyEvent = (tracking: Tracking | null, event: OrderEvent): Tracking | null => {
  if (event._tag === "PaymentAwaited" || event._tag === "OrderPlaced") return begin(tracking, event)
  if (tracking === null) return null
  const next = { ...tracking, sequence: tracking.sequence + 1 }
  switch (event._tag) {
    case "OrderAccepted":
      return { ...next, status: "accepted" }
    case "StepReached":
      return { ...next, steps: [...tracking.steps, { step: event.step, at: event.at }] }
    case "OrderDelayed": {
      const promisedAt = tracking.promisedAt ?? tracking.estimatedAt
      return { ...next, estimatedAt: event.estimatedAt, ...(promisedAt === null ? {} : { promisedAt }) }
    }
    case "OrderRefused":
      return { ...next, status: "refused", reason: event.reason, estimatedAt: null }
    case "PaymentWithdrawn":
      return { ...next, paymentWithdrawn: true }
    case "OrderLapsed":
      return { ...next, status: "cancelled", estimatedAt: null }
    case "OrderCancelled":
      return { ...next, status: "cancelled", reason: event.reason, estimatedAt: null }
    case "OrderCompleted":
      return { ...next, status: "completed" }
  }
}

const begin = (before: Tracking | null, event: PaymentAwaited | OrderPlaced): Tracking => {
  const { orderId, deliveryMethod, estimatedAt } = event
  const facts = { orderId, sequence: (before?.sequence ?? 0) + 1, deliveryMethod, steps: [], reason: null }
  return event._tag === "OrderPlaced"
    ? { ...facts, status: "placed", estimatedAt }
    : { ...facts, status: "awaitingPayment", estimatedAt: null }
}

/** The tracking after these events, oldest first; `null` when there are none. */
export const foldTracking = (events: readonly OrderEvent[]): Tracking | null =>
  events.reduce<Tracking | null>(applyEvent, null)
