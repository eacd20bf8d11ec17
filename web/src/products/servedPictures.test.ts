import { readFixtures } from "@skorpe/fixtures"
import { expect, test } from "vitest"
import { pizzaName, productName } from "../pictures/pictureName.ts"
import { pizzaDrawing } from "./pizzaDrawing.ts"
import { productDrawing } from "./productDrawing.ts"
import { menuPictures, pagePictures } from "./servedPictures.ts"

const { menu } = readFixtures("no")
const pictures = menuPictures(menu)

test("the server knows every picture name that a menu page requests", () => {
  for (const product of menu.products) {
    for (const { code } of product.variations) {
      const name =
        product.category === "Pizza" ? pizzaName(pizzaDrawing(menu, code)) : productName(productDrawing(product, code))
      expect(pictures.has(name), code).toBe(true)
    }
  }
})

test("names are unique, and each picture is one SVG document of 400 by 400", () => {
  const all = [...pictures, ...pagePictures].map(([name, draw]) => [name, draw()] as const)
  const drawings = new Map(all.map(([name, svg]) => [svg, name]))
  expect(drawings.size).toBe(all.length)
  for (const svg of drawings.keys()) {
    expect(svg).toMatch(/^<svg xmlns="[^"]+"><svg width="400" height="400" .*<\/svg><\/svg>$/s)
  }
})

test("a different stage, crust, seed or topping gives a different name", () => {
  const pizza = { seed: "A", crust: "american", toppings: [{ slug: "ham", level: 1, part: "whole" }] } as const
  const others = [
    pizza,
    { ...pizza, seed: "B" },
    { ...pizza, crust: "italian" as const },
    { ...pizza, stage: "raw" as const },
    { ...pizza, toppings: [] },
    { ...pizza, toppings: [{ slug: "ham", level: 2, part: "whole" } as const] },
    { ...pizza, toppings: [{ slug: "ham", level: 1, part: "left" } as const] },
  ]
  expect(new Set(others.map(pizzaName)).size).toBe(others.length)
  expect(pizzaName({ ...pizza, stage: "baked" })).toBe(pizzaName(pizza))
})
