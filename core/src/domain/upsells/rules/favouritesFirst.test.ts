import * as fc from "fast-check"
import { expect, test } from "vitest"
import type { Upsell } from "../../menu/upsell.ts"
import { menuOfTwo } from "../../../shop/samples.fixture.ts"
import { favouritesFirst } from "./favouritesFirst.ts"

const said = { nb: "", sv: "", en: "" }
const shelf = (...products: Upsell["products"]): Upsell => ({
  id: "shelf",
  title: said,
  whenInCart: [],
  unlessInCart: [],
  products,
  priority: 1,
})
const [marg, cola] = menuOfTwo.products
if (!marg || !cola) throw new Error("the sample menu is empty")
const favourite = cola.variations[0].code

test("favourites come first, whatever the variation", () => {
  const sorted = favouritesFirst([shelf(marg.productCode, "DIP", cola.productCode)], menuOfTwo, [favourite])
  expect(sorted[0]?.products).toEqual([cola.productCode, marg.productCode, "DIP"])
})

test("favourites never add or remove a product", () => {
  const code = fc.constantFrom(marg.productCode, cola.productCode, "DIP", "OTHER")
  fc.assert(
    fc.property(fc.uniqueArray(code, { minLength: 1 }), fc.array(fc.string()), (codes, favourites) => {
      const [first = "DIP", ...others] = codes
      const [sorted] = favouritesFirst([shelf(first, ...others)], menuOfTwo, [...favourites, favourite])
      expect(sorted?.products.toSorted()).toEqual(codes.toSorted())
    }),
  )
})
