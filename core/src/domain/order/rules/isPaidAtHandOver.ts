import type { PaymentType, Tracking } from "../model.ts"

/** Whether an order is paid in the store or on arrival: by choice, or because its card payment was withdrawn. */
export const isPaidAtHandOver = (
  paymentType: PaymentType,
  { paymentWithdrawn }: Pick<Tracking, "paymentWithdrawn">,
): boolean => paymentType === "INSTORE" || paymentWithdrawn === true
