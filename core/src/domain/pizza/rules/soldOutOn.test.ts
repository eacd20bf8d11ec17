import { expect, test } from "vitest"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import { menu, noon } from "../../price/shop.fixture.ts"
import { soldOutOn } from "./soldOutOn.ts"

const pepperoni = variationByCode(menu, "PEPP_AM30")?.product
if (!pepperoni) throw new Error("the fixture has no PEPP_AM30")
const artichokes = { productCode: "AR", name: { nb: "a", sv: "b", en: "c" }, quantity: 1 as const }
const withArtichokes = { ...pepperoni, ingredients: [...pepperoni.ingredients, artichokes] }
const backIn = (soldOutUntil: number) => ({
  ...menu,
  ingredients: menu.ingredients.map((one) => (one.productCode === "AR" ? { ...one, soldOutUntil } : one)),
})
const added = [
  { code: "PE", quantity: 1 },
  { code: "AR", quantity: 1 },
] as const

test("a sold-out ingredient blocks the order if the customer added it; one that comes with the pizza is left out", () => {
  expect(soldOutOn(menu, pepperoni, added, noon)).toMatchObject([{ code: "AR", name: { nb: "AR" }, refused: true }])
  expect(soldOutOn(menu, withArtichokes, [], noon)).toMatchObject([{ code: "AR", refused: false }])
  expect(soldOutOn(menu, withArtichokes, [{ code: "AR", quantity: 0 }], noon)).toEqual([])
})

test("an ingredient that is back in stock when the pizza is made is not sold out for it", () => {
  expect([noon, noon + 1].map((until) => soldOutOn(backIn(until), pepperoni, added, noon).length)).toEqual([0, 1])
})
