import { expect, test } from "vitest"
import { openMenu } from "../../shop/shopStage.fixture.ts"

const product = "/butikker/torget/meny/pizza/margherita"

test("a selected variation stays when the same product is reopened, as after a change of language", () => {
  const stage = openMenu()
  stage.put({ type: "PathOpened", path: product, how: "link" })
  stage.put({ type: "VariationChosen", code: "MARG_AM40" })
  stage.put({ type: "QuantityStepped", step: 1 })
  stage.put({ type: "PathOpened", path: `/en${product}`, how: "history" })
  expect(stage.see().menu).toMatchObject({ variationCode: "MARG_AM40", quantity: 2 })
})

test("a customer who acts on a server-rendered product starts with its default size and one piece", () => {
  const stage = openMenu()
  stage.put({ type: "PathOpened", path: product, how: "link" })
  stage.put({ type: "VariationChosen", code: "MARG_AM40" })
  stage.put({ type: "QuantityStepped", step: 1 })
  stage.put({ type: "SelectionDropped" })
  expect(stage.see().menu).toMatchObject({ variationCode: null, quantity: 1 })
})

test("another screen clears the selection", () => {
  const stage = openMenu()
  stage.put({ type: "PathOpened", path: product, how: "link" })
  stage.put({ type: "VariationChosen", code: "MARG_AM40" })
  stage.put({ type: "PathOpened", path: "/butikker/torget/meny/pizza", how: "link" })
  expect(stage.see().menu).toMatchObject({ variationCode: null, quantity: 1 })
})

test("a size filter applies to all shelves until it is removed", () => {
  const stage = openMenu()
  stage.put({ type: "SizeFiltered", size: "large" })
  stage.put({ type: "ShelfChosen", category: "Pizza", subCategory: "classics" })
  expect(stage.see().menu).toMatchObject({ subCategory: "classics", size: "large" })
  stage.put({ type: "SizeFiltered", size: null })
  expect(stage.see().menu).toMatchObject({ subCategory: "classics", size: null })
})

test("the favourites filter applies until a shelf is chosen; either ends a search", () => {
  const stage = openMenu()
  stage.put({ type: "SearchTyped", query: "cola" })
  stage.put({ type: "FavouritesShown", only: true })
  expect(stage.see()).toMatchObject({ menu: { onlyFavourites: true }, search: { query: "", found: [] } })
  stage.put({ type: "SearchTyped", query: "cola" })
  stage.put({ type: "ShelfChosen", category: "Drinks", subCategory: null })
  expect(stage.see()).toMatchObject({ menu: { onlyFavourites: false }, search: { query: "", found: [] } })
})
