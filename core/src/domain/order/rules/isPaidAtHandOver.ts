import type { PaymentType, Tracking } from "../model.ts"

/** Whether an order is paid in the store or on arrival: chosen so, or because its card payment came to nothing. */
export const isPaidAtHandOver = (
  paymentType: PaymentType,
  { paymentWithdrawn }: Pick<Tracking, "paymentWithdrawn">,
): boolean => paymentType === "INSTORE" || paymentWithdrawn === true
