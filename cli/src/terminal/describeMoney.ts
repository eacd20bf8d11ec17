import type { MoneyMatter, MoneyNotice } from "@skorpe/core/domain/payment"
import { oneLine } from "./oneLine.ts"
import { type ReaderTime, timeOf } from "./readerTime.ts"

const why: Readonly<Record<MoneyMatter, string>> = {
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
const where: Readonly<Record<MoneyNotice["money"], string>> = {
  ours: "the money is with us",
  goingBack: "the money is on its way back",
  back: "the money is back with the customer",
  unknown: "where the money is, is not known",
}

/** A matter on one line: its id, time, order, amount, what happened, where the money is, the provider's reference. */
export const describeMoney = (
  { id, kind, at, orderId, number, storeId, charge, amount, currency, money }: MoneyNotice,
  time: ReaderTime,
): string =>
  [
    id,
    timeOf(at, time),
    orderId === null ? "no order" : `${oneLine(storeId ?? "?")} #${number ?? "?"} ${oneLine(orderId)}`,
    amount === null ? "amount not known" : `${(amount / 100).toFixed(2)} ${oneLine(currency ?? "")}`,
    why[kind],
    where[money],
    ...(charge === null ? [] : [oneLine(charge)]),
  ].join("  ")
