import type { Minor } from "../../money/model.ts"

/**
 * The idempotency key of an order's refund, derived from the request: the same request after a lost answer, or from two
 * tablets at once, is the same refund. `nth` 2 refunds the same amount a second time; null is the rest.
 */
export const refundKey = (amount: Minor | null, nth = 1): string => `refund-${amount ?? "rest"}-${nth}`
