import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import type { OrderedLine } from "../../order/model.ts"
import { wantAgain } from "./wantAgain.ts"

const dish: OrderedLine = {
  name: "Pepperoni, stor",
  codes: ["PEPP_AM40"],
  quantity: 2,
  unitPrice: kroner(299),
  linePrice: kroner(598),
  ingredients: [{ code: "PE", quantity: 2, part: "w" }],
}

test("the dishes of an order are wanted again as they were made, not what bringing them cost", () => {
  const fee: OrderedLine = { ...dish, name: "Levering", codes: ["DLVRYFEE"], quantity: 1, ingredients: [] }
  const { name, codes, quantity, ingredients } = dish
  const wish = wantAgain({ storeId: "no-1", lines: [fee, dish] })
  expect(wish).toEqual({ type: "Reordered", storeId: "no-1", lines: [{ name, codes, quantity, ingredients }] })
})
