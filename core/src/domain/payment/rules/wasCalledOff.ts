import type { PaymentStatus } from "../wire.ts"

/**
 * Whether a closed order had reached the store, which then refused or cancelled it: all but those that nobody paid in
 * time. Its tracker says why, and where the money is.
 */
export const wasCalledOff = ({ status, paymentType, payment }: PaymentStatus): boolean =>
  status === "refused" ||
  (status === "cancelled" && (paymentType !== "ADYEN" || payment === "paid" || payment === "refunded"))
