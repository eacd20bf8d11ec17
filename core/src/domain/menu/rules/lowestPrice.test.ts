import { expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import { kroner } from "../../money/rules/kroner.ts"
import { menu } from "../../price/shop.fixture.ts"
import type { Product } from "../model.ts"
import { lowestPrice } from "./lowestPrice.ts"
import { variationByCode } from "./variationByCode.ts"

const marg = variationByCode(menu, "MARG_AM30")
if (!marg) throw new Error("the fixture has no MARG_AM30")

const pizza = (codes: Readonly<Record<string, number>>, more: Partial<Product> = {}): Product => {
  const [first, ...others] = Object.entries(codes).map(([code, price]) => ({
    ...marg.variation,
    code,
    price: kroner(price),
  }))
  return { ...marg.product, variations: [first ?? marg.variation, ...others], ...more }
}
const sizes = { MARG_AM20: 99, MARG_AM30: 199, MARG_AM40: 239 }
const premium = { subCategories: ["favourites", "premium"] }

test("the cheapest variation counts, wherever it is listed", () => {
  expect(lowestPrice(pizza(sizes), norway)).toBe(kroner(99))
  expect(lowestPrice(pizza({ MARG_AM40: 239, MARG_AM30: 199 }), norway)).toBe(kroner(199))
})

test("in Norway's premium sub-category size 20 does not count, on any crust", () => {
  expect(lowestPrice(pizza(sizes, premium), norway)).toBe(kroner(199))
  expect(lowestPrice(pizza({ ...sizes, MARG_IT20: 89 }, premium), norway)).toBe(kroner(199))
  expect(lowestPrice(pizza(sizes, premium), sweden)).toBe(kroner(99))
})

test("but it counts when it is the only one, or not a pizza size", () => {
  expect(lowestPrice(pizza({ MARG_AM20: 99, MARG_IT20: 109 }, premium), norway)).toBe(kroner(99))
  expect(lowestPrice(pizza({ WINGS_20: 99, WINGS_40: 189 }, premium), norway)).toBe(kroner(99))
  expect(lowestPrice(pizza(sizes, { ...premium, kind: "PRODUCT" }), norway)).toBe(kroner(99))
})
