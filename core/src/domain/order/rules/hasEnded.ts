import type { OrderStatus } from "../model.ts"

/** True when an order's status is final. */
export const hasEnded = (status: OrderStatus): boolean =>
  status === "completed" || status === "cancelled" || status === "refused"
