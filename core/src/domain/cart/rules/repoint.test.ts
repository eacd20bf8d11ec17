import { describe, expect, test } from "vitest"
import { norway } from "../../market/markets.ts"
import type { Menu, Product } from "../../menu/model.ts"
import type { LineIngredient } from "../../order/model.ts"
import { menu, noon } from "../../price/shop.fixture.ts"
import type { CartItem } from "../model.ts"
import { type Counter, makeItem } from "./makeItem.ts"
import type { SoldOut } from "../../menu/rules/isSoldOutHere.ts"
import { repoint } from "./repoint.ts"

const here: Counter = { market: norway, storeSlug: "torget", menu, at: noon }
const item = (
  codes: string | readonly string[],
  ingredients: readonly LineIngredient[] = [],
  quantity = 2,
): CartItem => {
  const made = makeItem(here, { codes: [codes].flat(), ingredients, quantity }, `${[codes].flat().join()}#${quantity}`)
  if (!made) throw new Error("not sold here")
  return made
}
const halves = () => item(["MARG_AM30", "PEPP_AM30"])
const nothing: NonNullable<SoldOut> = { soldOutProducts: [], soldOutVariations: [], serverTime: noon }
const move = (items: readonly CartItem[], soldOut: Partial<typeof nothing> = {}, products = menu.products) => {
  const moved = repoint(
    items,
    { ...here, storeSlug: "brygga", menu: { ...menu, products } },
    {
      ...nothing,
      ...soldOut,
    },
  )
  return {
    kept: moved.kept.map(({ id, quantity }) => [id, quantity]),
    unavailable: moved.unavailable.map(({ nb }) => nb),
    soldOut: moved.soldOut.map(({ nb }) => nb),
  }
}
const without = (...gone: string[]): Menu["products"] =>
  menu.products.filter(({ productCode }) => !gone.includes(productCode))
const change = (productCode: string, how: (product: Product) => Product): Menu["products"] =>
  menu.products.map((product) => (product.productCode === productCode ? how(product) : product))

describe("moving items to another store", () => {
  test("keeps id and quantity, and takes the store's own path", () => {
    const fries = item("FRIES", [], 3)
    expect(move([halves(), fries])).toEqual({
      kept: [
        [halves().id, 2],
        [fries.id, 3],
      ],
      unavailable: [],
      soldOut: [],
    })
    const { kept } = repoint([fries], { ...here, storeSlug: "brygga" }, null)
    expect(kept[0]?.path).toBe("/brygga/fries/FRIES?")
  })

  test("merges items that the store makes alike", () => {
    const plain = item("MARG_AM30", [], 2)
    const changed = item("MARG_AM30", [{ code: "PE", quantity: 1, part: "w" }], 3)
    const pepperoni = { productCode: "PE", name: halves().name, quantity: 1 } as const
    const products = change("MARG", (marg) => ({ ...marg, ingredients: [...marg.ingredients, pepperoni] }))
    expect(move([plain, changed], {}, products).kept).toEqual([[plain.id, 5]])
  })

  test("reports an item that the store does not sell, or a half of it, as not sold", () => {
    expect(move([halves(), item("COLA")], {}, without("PEPP", "COLA"))).toEqual({
      kept: [],
      unavailable: ["MARG / PEPP", "COLA"],
      soldOut: [],
    })
  })

  test.each([
    ["the staff report the first half", { soldOutVariations: ["MARG_AM30"] }],
    ["the staff report the second half", { soldOutVariations: ["PEPP_AM30"] }],
    ["the staff report a product", { soldOutProducts: ["PEPP"] }],
  ])("loses an item as sold out when %s", (_, soldOut) => {
    expect(move([halves(), item("COLA")], soldOut)).toMatchObject({ kept: [["COLA#2", 2]], soldOut: ["MARG / PEPP"] })
  })

  test("reports an item as sold out while one half is sold out, but not afterwards", () => {
    const until = (soldOutUntil: number) =>
      change("PEPP", (pepp) => {
        const [first, ...others] = pepp.variations
        return { ...pepp, variations: [{ ...first, soldOutUntil }, ...others] }
      })
    expect(move([halves()], {}, until(noon + 1))).toMatchObject({ kept: [], unavailable: [], soldOut: ["MARG / PEPP"] })
    expect(move([halves()], {}, until(noon))).toMatchObject({ kept: [[halves().id, 2]], soldOut: [] })
  })

  test("reports an item as not sold, rather than sold out, if one half is sold out and the other unknown", () => {
    expect(move([halves()], { soldOutVariations: ["MARG_AM30"] }, without("PEPP"))).toMatchObject({
      unavailable: ["MARG / PEPP"],
      soldOut: [],
    })
  })
})
