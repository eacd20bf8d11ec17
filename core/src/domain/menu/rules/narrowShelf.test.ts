import { expect, test } from "vitest"
import { norway } from "../../market/markets.ts"
import { cola, margherita } from "../../../shop/samples.fixture.ts"
import type { Product, SubCategory } from "../model.ts"
import { narrowShelf, onlyInSize, type Wanted } from "./narrowShelf.ts"
import type { Shelf } from "./shelvesOf.ts"

const text = { nb: "", sv: "", en: "" }
const named = (slug: string): SubCategory => ({ slug, name: text, priority: 100 })
const [medium] = margherita.variations
const small: Product = {
  ...margherita,
  id: "p9",
  subCategories: ["kids"],
  variations: [{ ...medium, code: "MINI_AM20" }],
}
const pizzas: Shelf = {
  category: "Pizza",
  products: [margherita, small],
  subCategories: [named("classics"), named("kids")],
}
const drinks: Shelf = { category: "Drinks", products: [cola], subCategories: [] }
const all: Wanted = { category: "Pizza", subCategory: null, size: null }
const see = (shelf: Shelf, wanted: Partial<Wanted>) => {
  const { products, ...rest } = narrowShelf(shelf, { ...all, ...wanted }, norway)
  return { ...rest, ids: products.map(({ id }) => id) }
}

test("an unfiltered shelf is returned as is, with the sizes to choose from", () => {
  expect(narrowShelf(pizzas, all, norway)).toMatchObject({ subCategory: null, sizes: ["small", "medium", "large"] })
  expect(narrowShelf(pizzas, all, norway).products).toBe(pizzas.products)
})

test("a size keeps the products made in it", () => {
  expect(see(pizzas, { size: "large" })).toMatchObject({ size: "large", ids: ["p1"] })
  expect(see(pizzas, { size: "medium", subCategory: "kids" })).toMatchObject({ ids: [] })
})

test("a size does not filter products without sizes", () => {
  expect(see(drinks, { size: "large" })).toEqual({ subCategory: null, size: null, sizes: [], ids: ["p2"] })
})

test("a product filtered by size has that size alone, at its price; others stay unchanged", () => {
  expect(onlyInSize(margherita, "large").variations.map(({ code }) => code)).toEqual(["MARG_AM40"])
  expect([onlyInSize(margherita, null), onlyInSize(cola, "large")]).toEqual([margherita, cola])
})

test("a sub-category filters its own shelf, and nothing once another store's menu lacks it", () => {
  expect(see(pizzas, { subCategory: "kids" }).ids).toEqual(["p9"])
  expect(see({ ...drinks, subCategories: [named("kids")] }, { subCategory: "kids" }).ids).toEqual(["p2"])
  expect(see(pizzas, { subCategory: "vegan" })).toMatchObject({ subCategory: null, ids: ["p1", "p9"] })
})
