import type { PaymentAwaited, OrderEvent, OrderPlaced } from "../events.ts"

/** The contents of an order by the newest event that has them; `null` when none does. */
export const readContents = (events: readonly OrderEvent[]): PaymentAwaited | OrderPlaced | null =>
  events.findLast((event) => event._tag === "PaymentAwaited" || event._tag === "OrderPlaced") ?? null
