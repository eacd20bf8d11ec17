import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { Category, Product } from "../../menu/model.ts"
import type { Upsell } from "../../menu/upsell.ts"
import { cola, margherita, menuOfTwo } from "../../../shop/samples.fixture.ts"
import { fittingUpsells } from "./fittingUpsells.ts"

const made = (productCode: string, more: Partial<Product> = {}): Product => ({
  ...cola,
  id: productCode,
  productCode,
  ...more,
})

const menu = {
  ...menuOfTwo,
  products: [
    margherita,
    cola,
    made("DIP", { category: "Sides" }),
    made("PILS", { category: "Beer", alcohol: 4.7 }),
    made("FRI", { category: "Beer" }),
    made("CIDER", { alcohol: 4.5 }),
    made("FEE", { category: "CHARGES" }),
    made("GONE", { variations: [{ ...cola.variations[0], soldOutUntil: 2000 }] }),
  ],
}

const shelf = (id: string, more: Partial<Upsell> = {}): Upsell => ({
  id,
  title: cola.name,
  whenInCart: [],
  unlessInCart: [],
  products: ["COLA"],
  priority: 1,
  ...more,
})

const ids = (shelves: readonly Upsell[], categories: readonly Category[] = ["Pizza"], now = 1000) =>
  fittingUpsells(shelves, { categories, menu, now }).map(({ id }) => id)

describe("the upsell shelves for a cart", () => {
  test("are sorted by priority, stable for equal ones", () => {
    const shelves = [shelf("c", { priority: 9 }), shelf("a"), shelf("b"), shelf("first", { priority: 0 })]
    expect(ids(shelves)).toEqual(["first", "a", "b", "c"])
  })

  test("need one of their categories in the cart, if they name any", () => {
    const shelves = [
      shelf("always"),
      shelf("dip", { whenInCart: ["Pizza", "Bread"] }),
      shelf("wings", { whenInCart: ["Wings"] }),
    ]
    expect(ids(shelves)).toEqual(["always", "dip"])
    expect(ids(shelves, [])).toEqual(["always"])
  })

  test("are hidden by goods that make them needless", () => {
    const shelves = [shelf("thirsty", { unlessInCart: ["Drinks"] })]
    expect(ids(shelves, ["Pizza"])).toEqual(["thirsty"])
    expect(ids(shelves, ["Pizza", "Drinks"])).toEqual([])
  })

  test("hold only what the store sells and has in stock now", () => {
    const shelves = [shelf("mixed", { products: ["NOPE", "GONE", "DIP", "FEE", "COLA"] })]
    const at = (now: number) => fittingUpsells(shelves, { categories: [], menu, now })[0]?.products
    expect(at(1999)).toEqual(["DIP", "COLA"])
    expect(at(2000)).toEqual(["GONE", "DIP", "COLA"])
  })
})

test("never hold beer or other alcohol, whatever the data says", () => {
  const codes = menu.products.map(({ productCode }) => productCode)
  const arbitrary = fc.array(fc.array(fc.constantFrom(...codes), { minLength: 1 }))
  fc.assert(
    fc.property(arbitrary, (lists) => {
      const shelves = lists.map(([first, ...others], index) =>
        shelf(`${index}`, { products: [first ?? "COLA", ...others] }),
      )
      const shown = fittingUpsells(shelves, { categories: ["Pizza"], menu, now: 0 }).flatMap(({ products }) => products)
      expect(shown).toEqual(shown.filter((code) => !["PILS", "FRI", "CIDER", "FEE"].includes(code)))
    }),
  )
})
