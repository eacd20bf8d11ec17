import { expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import { defaultPizza } from "./defaultPizza.ts"
import { partValue } from "./partValue.ts"

test("a pizza is whole and American, large in Norway and medium in Sweden", () => {
  const pizza = { quantity: 1, type: "full", half: "left", crust: "american" }
  expect(defaultPizza(norway)).toEqual({ ...pizza, size: "large" })
  expect(defaultPizza(sweden)).toEqual({ ...pizza, size: "medium" })
})

test("an order writes the whole as w, the left half as 1, the right as 2", () => {
  expect((["whole", "left", "right"] as const).map(partValue)).toEqual(["w", "1", "2"])
})
