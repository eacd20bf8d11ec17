import { expect, test } from "vitest"
import { kroner, zero } from "../../money/rules/kroner.ts"
import type { PriceRequest } from "../../price/model.ts"
import { priceOf } from "../../../shop/samples.fixture.ts"
import { priceChange } from "./priceChange.ts"

const line = (unitPrice: number) => ({
  codes: ["PEPP_AM40"] as const,
  quantity: 1,
  unitPrice: kroner(unitPrice),
  ingredients: [],
})
const asked = (...prices: readonly number[]): PriceRequest => ({
  cart: { storeId: "1", deliveryMethod: "carryout", requestedTime: null, products: prices.map(line) },
  coupons: [],
  organisationId: null,
  totalAmount: zero,
  isLoyaltyOrder: false,
})
const said = (total: number, ...prices: readonly number[]) => ({
  ...priceOf(total),
  lines: prices.map((price) => ({ unitPrice: kroner(price), linePrice: kroner(price) })),
})

test("the menu's own price is no change", () => {
  expect(priceChange(asked(269, 39), null, said(308, 269, 39))).toBeNull()
})

test("a line that costs more than on the menu is reported with its index, old and new price", () => {
  expect(priceChange(asked(269, 39), null, said(310, 269, 41))).toEqual({
    total: null,
    lines: [{ index: 1, from: kroner(39), to: kroner(41) }],
  })
})

test("after a confirmed price, that price is compared, and the total is reported too", () => {
  expect(priceChange(asked(269), said(279, 279), said(289, 289))).toEqual({
    total: { from: kroner(279), to: kroner(289) },
    lines: [{ index: 0, from: kroner(279), to: kroner(289) }],
  })
})

test("the total may change without a line: by a fee or a discount", () => {
  expect(priceChange(asked(269), said(269, 269), said(318, 269))).toEqual({
    total: { from: kroner(269), to: kroner(318) },
    lines: [],
  })
})
