import { minor } from "@skorpe/core/domain/money"
import type { MoneyNotice } from "@skorpe/core/domain/payment"
import { expect, test } from "vitest"
import { describeMoney } from "./describeMoney.ts"

const twice: MoneyNotice = {
  id: "17",
  kind: "alreadyPaid",
  at: Date.UTC(2026, 10, 21, 18, 30),
  orderId: "k3v9w2m8x4t6n1p7q5rz",
  number: 42,
  storeId: "101",
  charge: "QFQTPCQ8HXSKGK82",
  amount: minor(39_800),
  currency: "NOK",
  money: "goingBack",
}

const time = { timeZone: "Europe/Oslo", now: Date.UTC(2026, 10, 22, 11) }

test("a matter says which order, how much, what happened and where the money is", () => {
  expect(describeMoney(twice, time)).toBe(
    "17  2026-11-21 19:30  101 #42 k3v9w2m8x4t6n1p7q5rz  398.00 NOK  paid a second time  the money is on its way back  QFQTPCQ8HXSKGK82",
  )
})

test("money of no known order says so, and a reference cannot break the line", () => {
  const stray = { ...twice, kind: "unknownOrder", orderId: null, number: null, storeId: null, amount: null } as const
  expect(describeMoney({ ...stray, charge: "a\nb", money: "unknown" }, { ...time, now: stray.at })).toBe(
    "17  19:30  no order  amount not known  paid for an order that nobody knows  where the money is, is not known  a\\nb",
  )
})
