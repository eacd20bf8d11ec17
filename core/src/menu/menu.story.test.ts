import { expect, test } from "vitest"
import { openMenu } from "../shop/shopStage.fixture.ts"

const product = "/butikker/torget/meny/pizza/margherita"

test("a chosen size stays when the same product is opened again, as a change of language does", () => {
  const stage = openMenu()
  stage.put({ type: "PathOpened", path: product, how: "link" })
  stage.put({ type: "VariationChosen", code: "MARG_AM40" })
  stage.put({ type: "QuantityStepped", step: 1 })
  stage.put({ type: "PathOpened", path: `/en${product}`, how: "history" })
  expect(stage.see().menu).toMatchObject({ variationCode: "MARG_AM40", quantity: 2 })
})

test("another screen forgets the choice", () => {
  const stage = openMenu()
  stage.put({ type: "PathOpened", path: product, how: "link" })
  stage.put({ type: "VariationChosen", code: "MARG_AM40" })
  stage.put({ type: "PathOpened", path: "/butikker/torget/meny/pizza", how: "link" })
  expect(stage.see().menu).toMatchObject({ variationCode: null, quantity: 1 })
})

test("the menu is narrowed to a size, on every shelf, until it is not", () => {
  const stage = openMenu()
  stage.put({ type: "SizeFiltered", size: "large" })
  stage.put({ type: "ShelfChosen", category: "Pizza", subCategory: "classics" })
  expect(stage.see().menu).toMatchObject({ subCategory: "classics", size: "large" })
  stage.put({ type: "SizeFiltered", size: null })
  expect(stage.see().menu).toMatchObject({ subCategory: "classics", size: null })
})

test("only what is liked is shown, until a shelf is chosen; a search ends with either", () => {
  const stage = openMenu()
  stage.put({ type: "SearchTyped", query: "cola" })
  stage.put({ type: "FavouritesShown", only: true })
  expect(stage.see()).toMatchObject({ menu: { onlyFavourites: true }, search: { query: "", found: [] } })
  stage.put({ type: "SearchTyped", query: "cola" })
  stage.put({ type: "ShelfChosen", category: "Drinks", subCategory: null })
  expect(stage.see()).toMatchObject({ menu: { onlyFavourites: false }, search: { query: "", found: [] } })
})
