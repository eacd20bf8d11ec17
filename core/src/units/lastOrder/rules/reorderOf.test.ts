import { expect, test } from "vitest"
import { kroner } from "../../../domain/money/rules/kroner.ts"
import type { OrderedLine } from "../../../domain/order/model.ts"
import { placedOrder, received } from "../../../shop/samples.fixture.ts"
import { reorderOf } from "./reorderOf.ts"

const dish: OrderedLine = {
  name: "Pepperoni, stor",
  codes: ["PEPP_AM40"],
  quantity: 2,
  unitPrice: kroner(299),
  linePrice: kroner(598),
  ingredients: [{ code: "PE", quantity: 2, part: "w" }],
  words: {
    products: [{ nb: "Pepperoni", sv: "Pepperoni", en: "Pepperoni" }],
    variant: null,
    ingredients: [{ nb: "Pepperoni", sv: "Pepperoni", en: "Pepperoni" }],
  },
}

test("a reorder contains the order's dishes as they were made, but not its delivery fee", () => {
  const fee: OrderedLine = { ...dish, name: "Levering", codes: ["DLVRYFEE"], quantity: 1, ingredients: [] }
  const { linePrice: _, ...line } = dish
  expect(reorderOf({ ...placedOrder, lines: [fee, dish] })).toEqual({
    type: "Reordered",
    storeId: placedOrder.storeId,
    storeName: placedOrder.storeName,
    lines: [line],
    way: { method: "carryout", hotspotId: null },
    coupons: [],
  })
})

test("a reorder contains the method, the hotspot and the codes of the order", () => {
  const tracking = { ...received, deliveryMethod: "hotspot" } as const
  expect(reorderOf({ ...placedOrder, tracking, hotspotId: "arena", coupons: ["TI"] })).toMatchObject({
    way: { method: "hotspot", hotspotId: "arena" },
    coupons: ["TI"],
  })
})
