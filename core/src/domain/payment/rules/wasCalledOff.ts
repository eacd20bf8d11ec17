import type { PaymentStatus } from "../wire.ts"

/**
 * Whether a closed order had reached the store, which then refused or cancelled it: all except those that were not
 * paid, or not in time. Its tracker says why, and where the money is.
 */
export const wasCalledOff = ({ status, paymentType, payment, lapsed }: PaymentStatus): boolean =>
  status === "refused" ||
  (status === "cancelled" &&
    lapsed !== true &&
    (paymentType !== "ADYEN" || payment === "paid" || payment === "refunded" || payment === "cancelled"))
