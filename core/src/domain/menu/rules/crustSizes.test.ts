import { expect, test } from "vitest"
import { cola, margherita } from "../../../shop/samples.fixture.ts"
import type { Product } from "../model.ts"
import { onlyCrustsIn, onlySizesOn } from "./crustSizes.ts"

const [first] = margherita.variations
const madeIn = (...codes: readonly [string, ...string[]]): Product => ({
  ...margherita,
  variations: codes.map((code) => ({ ...first, code: `MARG_${code}` })) as [typeof first, ...(typeof first)[]],
})
const pizza = madeIn("AM20", "AM30", "AM40", "IT20", "IT30", "GF30")

test("gluten-free comes in one size, Italian in two; American in all, which needs no note", () => {
  expect(onlySizesOn(pizza, "glutenfree")).toEqual(["medium"])
  expect(onlySizesOn(pizza, "italian")).toEqual(["small", "medium"])
  expect(onlySizesOn(pizza, "american")).toEqual([])
})

test("a size on some crusts only lists them; a size on every crust needs no note", () => {
  expect(onlyCrustsIn([pizza], "large")).toEqual(["american"])
  expect(onlyCrustsIn([pizza], "small")).toEqual(["american", "italian"])
  expect(onlyCrustsIn([pizza], "medium")).toEqual([])
})

test("a size that one pizza lacks may exist for another", () => {
  expect(onlyCrustsIn([pizza, madeIn("IT40", "GF40")], "large")).toEqual([])
})

test("a product without size or crust needs no note", () => {
  expect([onlyCrustsIn([cola], "large"), onlySizesOn(cola, null)]).toEqual([[], []])
})
