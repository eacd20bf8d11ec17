import { expect, test } from "vitest"
import { menu } from "../../price/shop.fixture.ts"
import { shelfGoods } from "./shelfGoods.ts"

const say = (text: string) => ({ nb: text, sv: text, en: text })
const shelf = (...products: readonly [string, ...string[]]) => ({
  id: "s",
  title: say("Hylle"),
  whenInCart: [],
  unlessInCart: [],
  products,
  priority: 1,
})

test("each product appears once, as its first available variation, in the shelf's order", () => {
  const [first, second] = menu.products
  const codes = [second?.productCode ?? "", first?.productCode ?? ""] as const
  expect(shelfGoods(menu, shelf(...codes), 0).map(({ variation }) => variation.code)).toEqual([
    second?.variations[0].code,
    first?.variations[0].code,
  ])
})

test("omits what is sold out or not sold here", () => {
  const [first] = menu.products
  if (!first) throw new Error("an empty menu")
  const gone = first.variations.map((one) => ({ ...one, soldOutUntil: 10 })) as unknown as typeof first.variations
  const soldOut = { ...menu, products: [{ ...first, variations: gone }] }
  expect(shelfGoods(soldOut, shelf(first.productCode, "NOPE"), 9)).toEqual([])
  expect(shelfGoods(soldOut, shelf(first.productCode), 10)).toHaveLength(1)
})
