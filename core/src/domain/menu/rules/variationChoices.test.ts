import { expect, test } from "vitest"
import { sampleProduct, sampleVariation } from "../../../testing/samples.ts"
import { variationChoices } from "./variationChoices.ts"

const pizza = sampleProduct("MARG", [
  sampleVariation("MARG_AM20", "MARG", 149),
  sampleVariation("MARG_AM30", "MARG", 199),
  sampleVariation("MARG_AM40", "MARG", 269),
  sampleVariation("MARG_IT30", "MARG", 209),
])

const chosenWithout = (...gone: readonly string[]): string =>
  variationChoices(pizza, null, "large", ({ code }) => !gone.includes(code)).chosen.code

test("a product starts in the market's size, or in the nearest one that is not sold out", () => {
  expect(chosenWithout()).toBe("MARG_AM40")
  expect(chosenWithout("MARG_AM40")).toBe("MARG_AM30")
  expect(chosenWithout("MARG_AM40", "MARG_AM30")).toBe("MARG_IT30")
})

test("a product that is sold out in all sizes starts in the market's size", () => {
  expect(chosenWithout("MARG_AM20", "MARG_AM30", "MARG_AM40", "MARG_IT30")).toBe("MARG_AM40")
})

test("the customer's choice stays chosen once it is sold out", () => {
  expect(variationChoices(pizza, "MARG_AM40", "medium", () => false).chosen.code).toBe("MARG_AM40")
})

test("another crust keeps the size, or selects an available one if it does not come in that size", () => {
  const { crusts, sizes } = variationChoices(pizza, "MARG_AM30", "large")
  expect(crusts.map(({ variation }) => variation.code)).toEqual(["MARG_AM30", "MARG_IT30"])
  expect(sizes.map(({ variation }) => variation.code)).toEqual(["MARG_AM20", "MARG_AM30", "MARG_AM40"])
  expect(variationChoices(pizza, "MARG_AM40", "large").crusts.at(-1)?.variation.code).toBe("MARG_IT30")
})
