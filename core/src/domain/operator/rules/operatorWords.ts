import type { MoneyMatter } from "../../payment/matters.ts"
import type { WaitingState } from "../health.ts"

/** What the orders of a state wait for, as the command line and the operator's page say it. */
export const waitingWords: Readonly<Record<WaitingState, string>> = {
  awaitingPayment: "Orders that await their payment",
  placed: "Orders that await their store's answer",
  accepted: "Orders in the kitchen and on their way",
}

/** Why staff must check a payment, as the command line and the operator's page say it. */
export const matterWords: Readonly<Record<MoneyMatter, string>> = {
  wrongAmount: "paid another amount than the order's",
  orderClosed: "paid after the order was closed",
  alreadyPaid: "paid a second time",
  orderCalledOff: "the order was called off",
  tooLateForBeer: "paid too late for its beer",
  unknownOrder: "paid for an order that nobody knows",
  paymentWithdrawn: "the provider withdrew the payment",
  captureFailed: "the provider could not capture it",
  refundFailed: "the provider could not refund it",
  moveRefused: "the provider refuses the capture or refund",
  moveLate: "the provider has not answered for a quarter of an hour",
  chargeback: "the customer disputes it at their bank",
}

/** A duration in ms, in the largest unit that it fills: seconds, minutes, or hours and days from two on. */
export const describeDuration = (millis: number): string => {
  const seconds = Math.floor(Math.max(0, millis) / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 120) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

/** A number of bytes in whole megabytes. */
export const describeBytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`
