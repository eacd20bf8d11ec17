import { hasEnded, type OrderStatus } from "@skorpe/core/domain/order"

/** Why an order that no longer waits for its payment cannot be paid: it is closed (3016), or it has been paid (3036). */
export const whyNotPayable = (status: OrderStatus): 3016 | 3036 =>
  status !== "completed" && hasEnded(status) ? 3016 : 3036
