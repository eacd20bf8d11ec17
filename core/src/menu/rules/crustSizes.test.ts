import { expect, test } from "vitest"
import { cola, margherita } from "../../shop/samples.fixture.ts"
import type { Product } from "../model.ts"
import { onlyCrustsIn, onlySizesOn } from "./crustSizes.ts"

const [first] = margherita.variations
const madeIn = (...codes: readonly [string, ...string[]]): Product => ({
  ...margherita,
  variations: codes.map((code) => ({ ...first, code: `MARG_${code}` })) as [typeof first, ...(typeof first)[]],
})
const pizza = madeIn("AM20", "AM30", "AM40", "IT20", "IT30", "GF30")

test("gluten-free is made in one size only, Italian in two, American in all, which needs no words", () => {
  expect(onlySizesOn(pizza, "glutenfree")).toEqual(["medium"])
  expect(onlySizesOn(pizza, "italian")).toEqual(["small", "medium"])
  expect(onlySizesOn(pizza, "american")).toEqual([])
})

test("a size is made on some crusts only, or on all of them, which needs no words", () => {
  expect(onlyCrustsIn([pizza], "large")).toEqual(["american"])
  expect(onlyCrustsIn([pizza], "small")).toEqual(["american", "italian"])
  expect(onlyCrustsIn([pizza], "medium")).toEqual([])
})

test("what one pizza lacks in a size another may have", () => {
  expect(onlyCrustsIn([pizza, madeIn("IT40", "GF40")], "large")).toEqual([])
})

test("what has neither size nor crust has nothing to say", () => {
  expect([onlyCrustsIn([cola], "large"), onlySizesOn(cola, null)]).toEqual([[], []])
})
