import { Category } from "@skorpe/core/domain/menu"
import { describe, expect, it } from "vitest"
import { drawProduct, type ProductSpec } from "./drawProduct.ts"
import { wellFormed } from "./wellFormed.testkit.ts"

const spec = (rest: Partial<ProductSpec>): ProductSpec => ({
  category: "Drinks",
  slug: "cola-0-5-l",
  seed: "COLA",
  idPrefix: "a",
  ...rest,
})

describe("a product other than a pizza", () => {
  it("has a well-formed picture in every category of the menu, each below 25 kB", () => {
    for (const category of Category.literals) {
      const svg = drawProduct(spec({ category, slug: "x" }))
      expect(wellFormed(svg), category).toBe(true)
      expect(svg.length).toBeLessThan(25_000)
      expect(svg).not.toMatch(/NaN|undefined/)
    }
  })

  it("is deterministic, and differs by flavour and shape", () => {
    expect(drawProduct(spec({}))).toBe(drawProduct(spec({})))
    const slugs = ["cola-0-5-l", "cola-0-33-l", "appelsin-0-5-l", "vann", "sitron-boks"]
    expect(new Set(slugs.map((slug) => drawProduct(spec({ slug })))).size).toBe(slugs.length)
    const sides = ["pommes", "hvitlok-dip", "bbq-dip", "gresk-salat"]
    expect(new Set(sides.map((slug) => drawProduct(spec({ category: "Sides", slug })))).size).toBe(sides.length)
  })

  it("tells the drinks of one shelf apart: sugar-free, water with lime, Christmas soda", () => {
    const shelves = [
      ["cola", "cola-uten-sukker", "sitron-og-lime", "mineralvann-lime", "kildevann", "julebrus", "eplemost"],
      ["cola", "cola-utan-socker", "citron-och-lime", "mineralvatten-lime", "kallvatten", "julmust", "appelmust"],
    ]
    for (const slugs of shelves) {
      const cans = slugs.map((slug) => drawProduct(spec({ slug, container: "can" })))
      expect(new Set(cans).size).toBe(slugs.length)
    }
  })

  it("draws a mayonnaise as a bowl, like every other dip", () => {
    const [bowl, mayonnaise, chips] = ["bbq-dipp", "chilimajo", "pommes"].map(
      (slug) => drawProduct(spec({ category: "Sides", slug })).length,
    )
    expect(Math.abs((mayonnaise ?? 0) - (bowl ?? 0))).toBeLessThan(50)
    expect(chips).toBeGreaterThan((bowl ?? 0) + 500)
  })

  it("prefers a known container to the slug", () => {
    const asCan = drawProduct(spec({ slug: "cola-0-5-l", container: "can" }))
    expect(asCan).toBe(drawProduct(spec({ slug: "cola-0-5-l-boks" })))
    expect(asCan).not.toBe(drawProduct(spec({ slug: "cola-0-5-l", container: "bottle" })))
  })
})
