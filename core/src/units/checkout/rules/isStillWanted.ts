import { cartLifetime } from "../../../domain/cart/rules/isExpired.ts"
import type { Attempt } from "../../../domain/device/model.ts"

/** How long, in ms, an unanswered order is resent, also after a reload. */
export const resentWithin = 15 * 60_000

/** One that is paid online is asked about for as long as a cart lives: sending it again never charges anybody. */
const askedWithin = cartLifetime

/** Whether an attempt is recent enough to resend. One from the far future comes from a wrong clock: too old. */
export const isStillWanted = (attempt: Attempt | null, now: number): boolean =>
  attempt !== null && Math.abs(now - attempt.at) <= (attempt.order.paymentType === "ADYEN" ? askedWithin : resentWithin)
