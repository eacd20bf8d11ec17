import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { menu as shop } from "../../price/shop.fixture.ts"
import type { Menu, Product } from "../model.ts"
import { searchProducts } from "./searchProducts.ts"

const text = (name: string) => ({ nb: name, sv: name, en: name })
const [pattern] = shop.products
if (!pattern) throw new Error("the fixture has no product")
const dish = (name: string, description = "", ...comesWith: string[]): Product => ({
  ...pattern,
  name: text(name),
  description: text(description),
  ingredients: comesWith.map((it) => ({ productCode: it, name: text(it), quantity: 1 })),
})
const menu: Menu = {
  ...shop,
  products: [
    dish("Kjøttberget", "Det store", "Bacon", "Pepperoni"),
    dish("Vårløk", "Grønn og sprø"),
    dish("Crème fraîche-pizza", "", "Løk"),
    dish("Räkpizza", "Med bär och bacon"),
    dish("Bacon og brie"),
    { ...dish("Baconavgift"), category: "CHARGES" },
    { ...dish("Dipp"), name: { nb: "Hvitløksdipp", sv: "Vitlöksdipp", en: "Garlic dip" } },
  ],
}
const find = (search: string, language: "nb" | "sv" | "en" = "nb") =>
  searchProducts(menu, search, language).map(({ name }) => name[language])

describe("a search of the menu", () => {
  test("ranks names first, then ingredients, then descriptions", () => {
    expect(find("bacon")).toEqual(["Bacon og brie", "Kjøttberget", "Räkpizza"])
    expect(find("PIZZA")).toEqual(["Crème fraîche-pizza", "Räkpizza"])
  })

  test("requires every word, in any order", () => {
    expect(find("pepperoni kjøtt")).toEqual(["Kjøttberget"])
    expect(find("  bacon,  brie ")).toEqual(["Bacon og brie"])
    expect(find("kjøtt ananas")).toEqual([])
  })

  test("finds å, ä and ö typed as a and o, and accents typed without", () => {
    expect(find("kjottberg")).toEqual(["Kjøttberget"])
    expect(find("varlok")).toEqual(["Vårløk"])
    expect(find("rakpizza")).toEqual(["Räkpizza"])
    expect(find("creme fraiche")).toEqual(["Crème fraîche-pizza"])
    expect(find("crème")).toEqual(["Crème fraîche-pizza"])
  })

  test("matches a typed å, ä or ö only as that letter", () => {
    expect(find("bär")).toEqual(["Räkpizza"])
    expect(find("bår")).toEqual([])
    expect(find("bäcon")).toEqual([])
    expect(find("störe")).toEqual([])
  })

  test("treats Norwegian and Swedish letters alike", () => {
    expect(find("kjöttberget")).toEqual(["Kjøttberget"])
    expect(find("rækpizza")).toEqual(["Räkpizza"])
    expect(find("va\u030arlo\u0308k")).toEqual(["Vårløk"])
  })

  test("uses the customer's language", () => {
    expect(find("garlic", "en")).toEqual(["Garlic dip"])
    expect(find("garlic", "sv")).toEqual([])
  })

  test("finds nothing for an empty search", () => expect([find(""), find(" , \n")]).toEqual([[], []]))

  test("finds every product by any part of its name, with or without accents", () => {
    const named = fc.constantFrom(...menu.products.filter(({ category }) => category !== "CHARGES"))
    const plain = (name: string) => name.replace(/ø/gi, "o").normalize("NFD").replace(/\p{M}/gu, "")
    fc.assert(
      fc.property(named, fc.nat(20), fc.integer({ min: 1, max: 8 }), fc.boolean(), (product, from, length, bare) => {
        const piece = Array.from(product.name.nb)
          .slice(from, from + length)
          .join("")
        fc.pre(piece.trim() !== "")
        expect(searchProducts(menu, bare ? plain(piece) : piece.toUpperCase(), "nb")).toContain(product)
      }),
    )
    fc.assert(fc.property(fc.string(), (anything) => void searchProducts(menu, anything, "en")))
  })
})
