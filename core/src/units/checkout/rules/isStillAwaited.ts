import { cartLifetime } from "../../../domain/cart/rules/isExpired.ts"
import type { UnpaidOrder } from "../../../domain/device/model.ts"

/**
 * Whether an unpaid order is recent enough to have its payment read: as long as a stored cart is kept (`cartLifetime`).
 */
export const isStillAwaited = (unpaid: UnpaidOrder | null, now: number): boolean =>
  unpaid !== null && Math.abs(now - unpaid.sentAt) <= cartLifetime
