import type { Tracking } from "@skorpe/core/domain/order"

/** True when an order was never paid: it ended without a reason from the store (DECISIONS §14). */
export const hasLapsed = ({ status, reason }: Tracking): boolean => status === "cancelled" && reason === null
