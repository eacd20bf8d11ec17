import { kroner, zero } from "@skorpe/core/domain/money"
import type { OrderLine } from "@skorpe/core/domain/order"
import { priceOf } from "@skorpe/core/testing"
import { expect, test } from "vitest"
import { type Agreed, hasChanged } from "./changed.ts"

const line = (unitPrice: number): OrderLine => ({
  codes: ["MARG_AM30"],
  quantity: 1,
  unitPrice: kroner(unitPrice),
  ingredients: [],
})
const priced = (unitPrice: number) => ({ unitPrice: kroner(unitPrice), linePrice: kroner(unitPrice) })
const inStore: Agreed = {
  deliveryMethod: "carryout",
  totalAmountNet: kroner(300),
  fee: null,
  goods: [line(200), line(100)],
}
const price = { ...priceOf(300), lines: [priced(200), priced(100)] }
const brought: Agreed = { ...inStore, deliveryMethod: "delivery", totalAmountNet: kroner(349), fee: line(49) }
const withFee = { ...price, customerAmount: kroner(349), surchargeAmount: kroner(49) }

test("a price is unchanged when the total, each line and the fee are the same", () => {
  expect(hasChanged(inStore, price)).toBe(false)
  expect(hasChanged(brought, withFee)).toBe(false)
  expect(
    hasChanged({ ...brought, totalAmountNet: kroner(300), fee: line(0) }, { ...price, surchargeAmount: zero }),
  ).toBe(false)
})

test.each<[string, Agreed, typeof price]>([
  ["another total", { ...inStore, totalAmountNet: kroner(299) }, price],
  ["another price of one line", { ...inStore, goods: [line(200), line(99)] }, price],
  ["one line less", { ...inStore, goods: [line(200)] }, price],
  ["one line more", { ...inStore, goods: [...inStore.goods, line(0)] }, price],
  ["a fee in the store", { ...inStore, fee: line(49) }, withFee],
  ["no fee for a delivery", { ...brought, fee: null }, withFee],
  ["another fee for a delivery", { ...brought, fee: line(39) }, withFee],
])("a price has changed with %s, although everything else is the same", (_, agreed, now) => {
  expect(
    hasChanged(agreed, { ...now, customerAmount: agreed.fee ? withFee.customerAmount : price.customerAmount }),
  ).toBe(true)
})
