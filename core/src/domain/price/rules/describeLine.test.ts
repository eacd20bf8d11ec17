import { describe, expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import type { Product } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import { kroner } from "../../money/rules/kroner.ts"
import { line, menu } from "../shop.fixture.ts"
import { describeLine } from "./describeLine.ts"

const found = (code: string, more: Partial<Product> = {}) => {
  const sold = variationByCode(menu, code)
  if (!sold) throw new Error(`the fixture has no ${code}`)
  return { ...sold, product: { ...sold.product, ...more } }
}
const marg = (more: Partial<Product> = {}) => found("MARG_AM30", more)
const pepp = (more: Partial<Product> = {}) => found("PEPP_AM30", more)
type Sold = Parameters<typeof describeLine>[2]
const told = (sold: Sold, market = norway, quantity = 1) =>
  describeLine(
    market,
    line("MARG_AM30", quantity),
    sold,
    { kind: "half-half", halves: [kroner(199), kroner(219)], quantity, ingredients: [] },
    "2026-11-21",
  )

test("two halves have both names in every language, both products and both categories", () => {
  const names = [
    { nb: "Ost", sv: "Ost", en: "Cheese" },
    { nb: "Skinke", sv: "Skinka", en: "Ham" },
  ] as const
  const halves = [marg({ name: names[0] }), pepp({ name: names[1], category: "Sides" })] as const
  expect(told(halves)).toMatchObject({
    name: { nb: "Ost / Skinke", sv: "Ost / Skinka", en: "Cheese / Ham" },
    products: ["MARG", "PEPP"],
    categories: ["Pizza", "Sides"],
    size: "medium",
    basePrice: kroner(219),
  })
  expect(told([halves[0]])).toMatchObject({ name: names[0], products: ["MARG"], categories: ["Pizza"] })
})

describe("an alcoholic line", () => {
  const flags = (...sold: Sold) => {
    const { isBeer, isRestricted, goods } = told(sold)
    return { isBeer, isRestricted, goods }
  }
  const harmless = { isBeer: false, isRestricted: false, goods: "food" }

  test("is age-restricted and in no discount, even if only one half is alcoholic", () => {
    expect(flags(marg())).toEqual(harmless)
    const strong = { isBeer: true, isRestricted: true, goods: "alcohol" }
    expect(flags(marg({ alcohol: 4.7 }))).toEqual(strong)
    expect([flags(marg({ alcohol: 4.7 }), pepp()), flags(marg(), pepp({ alcohol: 4.7 }))]).toEqual([strong, strong])
  })
  test("without alcohol is unrestricted, but beer is still in no discount", () => {
    expect(flags(marg({ category: "Beer" }), pepp())).toEqual({ ...harmless, isBeer: true })
  })
  test("is taxed as alcohol above the market's limit", () => {
    for (const market of [norway, sweden]) {
      const at = (alcohol: number) => told([marg({ alcohol })], market).goods
      expect([at(market.alcoholAbove), at(market.alcoholAbove + 0.1)]).toEqual(["food", "alcohol"])
    }
  })
})
