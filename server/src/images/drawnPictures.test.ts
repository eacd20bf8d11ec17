import type { Renderer } from "@skorpe/core/shop"
import { expect, test, vi } from "vitest"
import { cachedJson } from "../http/cachedBody.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { drawnPictures } from "./drawnPictures.ts"

const stores = sampleStores.map((at) => ({ ...at, body: cachedJson("{}") }))

const drawingWith = (menuPictures: Renderer["menuPictures"]): Renderer => ({
  renderPage: () => ({ _tag: "Missing", head: { language: "nb", title: "", tags: "", data: "" } }),
  pagePictures: new Map([["drawn-page", () => "the page's"]]),
  menuPictures,
  startAfterPaint: "",
})

test("pictures of pages and of any store's menu are found, no others", () => {
  const last = stores.at(-1)?.menu
  const find = drawnPictures(
    drawingWith((menu) => new Map(menu === last ? [["drawn-pizza", () => "the pizza's"]] : [])),
    () => stores,
  )
  expect(find("drawn-page")?.()).toBe("the page's")
  expect(find("drawn-pizza")?.()).toBe("the pizza's")
  expect(find("drawn-nothing")).toBeUndefined()
})

test("a menu is searched once, however many names are guessed", () => {
  const menuPictures = vi.fn(() => new Map<string, () => string>())
  const find = drawnPictures(drawingWith(menuPictures), () => stores)
  for (let nth = 0; nth < 100; nth++) find(`drawn-${nth}`)
  expect(menuPictures).toHaveBeenCalledTimes(new Set(stores.map(({ menu }) => menu)).size)
})

test("a name without the prefix, and a shop without drawings, search no menu", () => {
  const menuPictures = vi.fn(() => new Map<string, () => string>())
  drawnPictures(drawingWith(menuPictures), () => stores)("cola-1234")
  expect(menuPictures).not.toHaveBeenCalled()
  expect(drawnPictures(null, () => stores)("drawn-page")).toBeUndefined()
})
