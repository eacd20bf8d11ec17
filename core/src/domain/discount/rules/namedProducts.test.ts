import { expect, test } from "vitest"
import { namedProducts } from "./namedProducts.ts"

const all = { products: [] }
const named = (...products: readonly string[]) => ({ products })

test("a bundle names the products of its parts, not its kinds of goods", () => {
  const parts = [{ scope: all }, { scope: named("HVIB") }, { scope: named("COLA", "HVIB") }]
  expect(namedProducts({ scope: all, benefit: { kind: "bundle", parts } })).toEqual(["HVIB", "COLA"])
})

test("a free item names its product, in whichever variation it is free", () => {
  const free = (variationCode: string) => namedProducts({ scope: all, benefit: { kind: "freeItem", variationCode } })
  expect([free("HVIB"), free("MARG_AM30")]).toEqual([["HVIB"], ["MARG"]])
})

test("any other coupon names the products that it is limited to", () => {
  expect(namedProducts({ scope: named("MARG"), benefit: { kind: "percent" } })).toEqual(["MARG"])
  expect(namedProducts({ scope: all, benefit: { kind: "amount" } })).toEqual([])
})
