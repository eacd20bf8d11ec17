import type { PaymentType, Tracking } from "../model.ts"
import { isPaidAtHandOver } from "./isPaidAtHandOver.ts"

/** Where the money of a called-off order is: none was paid, none is billed, or it goes back by itself. */
export type CalledOffMoney = "noCharge" | "notBilled" | "moneyBack"

const byPayment: Readonly<Record<PaymentType, CalledOffMoney>> = {
  INSTORE: "noCharge",
  B2B: "notBilled",
  ADYEN: "moneyBack",
}

/** Where the money is of an order that its store refused or cancelled; `null` for any other order (DECISIONS §14). */
export const calledOffMoney = (
  paymentType: PaymentType,
  tracking: Pick<Tracking, "status" | "paymentWithdrawn">,
): CalledOffMoney | null => {
  if (tracking.status !== "refused" && tracking.status !== "cancelled") return null
  return isPaidAtHandOver(paymentType, tracking) ? "noCharge" : byPayment[paymentType]
}
