import type { Minor } from "../../money/model.ts"

/**
 * The idempotency key of a refund of an order, made of what is asked: the same wish after a lost answer, or from two
 * tablets at once, is the same refund. `nth` 2 gives the same amount back a second time; null is all that is left.
 */
export const refundKey = (amount: Minor | null, nth = 1): string => `refund-${amount ?? "rest"}-${nth}`
