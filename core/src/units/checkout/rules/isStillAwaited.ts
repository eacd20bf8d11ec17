import { cartLifetime } from "../../../domain/cart/rules/isExpired.ts"
import type { UnpaidOrder } from "../../../domain/device/model.ts"

/** Whether an unpaid order may still be paid, or was while the page was closed: it is asked about while its cart lives. */
export const isStillAwaited = (unpaid: UnpaidOrder | null, now: number): boolean =>
  unpaid !== null && Math.abs(now - unpaid.sentAt) <= cartLifetime
