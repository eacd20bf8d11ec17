import { matterWords } from "@skorpe/core/domain/operator"
import type { MoneyNotice } from "@skorpe/core/domain/payment"
import { oneLine } from "./oneLine.ts"
import { type ReaderTime, timeOf } from "./readerTime.ts"

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
    matterWords[kind],
    where[money],
    ...(charge === null ? [] : [oneLine(charge)]),
  ].join("  ")
