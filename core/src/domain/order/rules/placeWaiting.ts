import type { Millis } from "../../time/model.ts"
import type { PaymentAwaited, OrderPlaced } from "../events.ts"
import type { PaymentType } from "../model.ts"

/** An order that awaited payment, and when its preparation was to start. */
export interface WaitingOrder {
  readonly created: PaymentAwaited
  readonly startAt: Millis
}

/** Places the order at `at`: a preparation that was due meanwhile starts now, and is ready that much later. */
export const placeWaiting = (
  { created, startAt }: WaitingOrder,
  at: Millis,
  paymentType: PaymentType,
): { readonly event: OrderPlaced; readonly startAt: Millis } => {
  const begins = Math.max(startAt, at)
  const estimatedAt = begins + (created.estimatedAt - startAt)
  return { event: { ...created, _tag: "OrderPlaced", at, paymentType, estimatedAt }, startAt: begins }
}
