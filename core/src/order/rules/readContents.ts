import type { PaymentAwaited, OrderEvent, OrderPlaced } from "../events.ts"

/** What an order is, as it stands by the newest event that says so; `null` when none does. */
export const readContents = (events: readonly OrderEvent[]): PaymentAwaited | OrderPlaced | null =>
  events.findLast((event) => event._tag === "PaymentAwaited" || event._tag === "OrderPlaced") ?? null
