import { expect, test } from "vitest"
import { menu, noon } from "../../price/shop.fixture.ts"
import { isIngredientSoldOut, isProductSoldOut, isVariationSoldOut } from "./isSoldOut.ts"
import { variationByCode } from "./variationByCode.ts"

const ice = variationByCode(menu, "ICE")
if (!ice) throw new Error("the fixture has no ICE")
const until = (soldOutUntil: number | null) => ({ ...ice.variation, soldOutUntil })

test("a variation is sold out until its moment, and available from then on", () => {
  expect([noon + 1, noon, noon - 1, null].map((moment) => isVariationSoldOut(until(moment), noon))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test("a product is sold out when all its variations are", () => {
  const product = (...moments: readonly [number | null, ...(number | null)[]]) => {
    const [first, ...others] = moments
    return isProductSoldOut({ ...ice.product, variations: [until(first), ...others.map(until)] }, noon)
  }
  expect(product(noon + 1, noon + 1)).toBe(true)
  expect(product(noon + 1, null)).toBe(false)
})

test("an ingredient is sold out until its end, and always if the end is unknown", () => {
  const ends = [noon + 1, noon, undefined]
  const isOut = (soldOut: boolean) => (end: number | undefined) =>
    isIngredientSoldOut({ soldOut, ...(end === undefined ? {} : { soldOutUntil: end }) }, noon)
  expect(ends.map(isOut(true))).toEqual([true, false, true])
  expect(ends.map(isOut(false))).toEqual([false, false, false])
})
