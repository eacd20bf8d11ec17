import type { PaymentType, Tracking } from "../model.ts"
import { isPaidAtHandOver } from "./isPaidAtHandOver.ts"

/** Where the money of a cancelled order is: none was paid, none is billed, or it is refunded automatically. */
export type CalledOffMoney = "noCharge" | "notBilled" | "moneyBack"

const byPayment: Readonly<Record<PaymentType, CalledOffMoney>> = {
  INSTORE: "noCharge",
  B2B: "notBilled",
  ADYEN: "moneyBack",
}

/** Where the money of an order is that its store refused or cancelled; `null` for any other order (DECISIONS §14). */
export const calledOffMoney = (
  paymentType: PaymentType,
  tracking: Pick<Tracking, "status" | "paymentWithdrawn">,
): CalledOffMoney | null => {
  if (tracking.status !== "refused" && tracking.status !== "cancelled") return null
  return isPaidAtHandOver(paymentType, tracking) ? "noCharge" : byPayment[paymentType]
}
