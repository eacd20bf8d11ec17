import type { OrderStatus } from "../model.ts"

/** Whether nothing more will happen to an order in this status. */
export const hasEnded = (status: OrderStatus): boolean =>
  status === "completed" || status === "cancelled" || status === "refused"
