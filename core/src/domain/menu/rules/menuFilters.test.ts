import { Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import { menu } from "../../price/shop.fixture.ts"
import { type Product, SubCategory } from "../model.ts"
import { filterProducts, sizeFilters, subCategoryFilters } from "./menuFilters.ts"
import { variationByCode } from "./variationByCode.ts"

const text = (name: string) => ({ nb: name, sv: name, en: name })
const shelf = (slug: string, priority?: number) =>
  Schema.decodeUnknownSync(SubCategory)({ slug, name: text(slug), ...(priority === undefined ? {} : { priority }) })

const marg = variationByCode(menu, "MARG_AM30")
if (!marg) throw new Error("the fixture has no MARG_AM30")
const product = (id: string, sizes: readonly string[], ...subCategories: string[]): Product => {
  const [first, ...others] = sizes.map((size) => ({ ...marg.variation, code: `${id}_AM${size}` }))
  return { ...marg.product, id, subCategories, variations: [first ?? marg.variation, ...others] }
}
const products = [product("A", ["30", "40"], "hot", "new"), product("B", ["40"], "new"), product("C", ["30"], "kids")]
const slugs = (subCategories: readonly SubCategory[]) =>
  subCategoryFilters(products, subCategories).map(({ slug }) => slug)

describe("the sub-category list", () => {
  test("begins with `all`, then sorts by priority", () => {
    expect(slugs([shelf("kids", 60), shelf("hot", 40), shelf("new", 50)])).toEqual(["all", "hot", "new", "kids"])
    expect(subCategoryFilters([], [])).toEqual([{ slug: "all", name: { nb: "Alle", sv: "Alla", en: "All" } }])
  })

  test("defaults the priority to 100, and keeps menu order for equal ones", () => {
    expect(slugs([shelf("kids"), shelf("new", 101), shelf("hot", 100)])).toEqual(["all", "kids", "hot", "new"])
  })

  test("omits sub-categories without products", () => expect(slugs([shelf("dips", 1)])).toEqual(["all"]))
})

test("the size list has the market's available sizes, small to large", () => {
  expect(sizeFilters(products, norway)).toEqual(["medium", "large"])
  expect(sizeFilters([product("A", ["40", "22", "41"])], sweden)).toEqual(["small", "large"])
  expect(sizeFilters([], norway)).toEqual([])
})

test("products are filtered by both", () => {
  const ids = (...by: [string, Parameters<typeof filterProducts>[2]]) =>
    filterProducts(products, ...by).map(({ id }) => id)
  expect(ids("all", null)).toEqual(["A", "B", "C"])
  expect(ids("new", null)).toEqual(["A", "B"])
  expect(ids("new", "medium")).toEqual(["A"])
  expect(ids("all", "small")).toEqual([])
})

test("every offered filter leaves something, though the two together may not", () => {
  const anyProduct = fc
    .tuple(fc.subarray(["20", "30", "40"], { minLength: 1 }), fc.subarray(["hot", "new", "kids"]))
    .map(([sizes, named]) => product("P", sizes, ...named))
  const all = [shelf("hot", 3), shelf("new", 1), shelf("kids", 2)]
  fc.assert(
    fc.property(fc.array(anyProduct, { minLength: 1, maxLength: 5 }), (list) => {
      for (const { slug } of subCategoryFilters(list, all)) expect(filterProducts(list, slug, null)).not.toEqual([])
      for (const size of sizeFilters(list, norway)) expect(filterProducts(list, "all", size)).not.toEqual([])
    }),
  )
})
