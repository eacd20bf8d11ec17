import type { Millis } from "../../time/model.ts"
import type { PaymentAwaited, OrderPlaced } from "../events.ts"
import type { PaymentType } from "../model.ts"

/** An order that has waited for its payment, and when its making was to begin. */
export interface WaitingOrder {
  readonly created: PaymentAwaited
  readonly startAt: Millis
}

/** The order reaches the store at `at`: what was to be made meanwhile is begun now, and is ready as much later. */
export const placeWaiting = (
  { created, startAt }: WaitingOrder,
  at: Millis,
  paymentType: PaymentType,
): { readonly event: OrderPlaced; readonly startAt: Millis } => {
  const begins = Math.max(startAt, at)
  const estimatedAt = begins + (created.estimatedAt - startAt)
  return { event: { ...created, _tag: "OrderPlaced", at, paymentType, estimatedAt }, startAt: begins }
}
