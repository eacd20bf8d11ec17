import { expect, test } from "vitest"
import { kroner } from "../../../domain/money/rules/kroner.ts"
import type { OrderedLine } from "../../../domain/order/model.ts"
import { wantAgain } from "./wantAgain.ts"

const dish: OrderedLine = {
  name: "Pepperoni, stor",
  codes: ["PEPP_AM40"],
  quantity: 2,
  unitPrice: kroner(299),
  linePrice: kroner(598),
  ingredients: [{ code: "PE", quantity: 2, part: "w" }],
}

test("a reorder contains the order's dishes as they were made, but not its delivery fee", () => {
  const fee: OrderedLine = { ...dish, name: "Levering", codes: ["DLVRYFEE"], quantity: 1, ingredients: [] }
  const { name, codes, quantity, ingredients } = dish
  const wish = wantAgain({ storeId: "no-1", lines: [fee, dish] })
  expect(wish).toEqual({ type: "Reordered", storeId: "no-1", lines: [{ name, codes, quantity, ingredients }] })
})
