import { describe, expect, it } from "vitest"
import { drawParts, sheetOf } from "./drawParts.ts"
import { drawPizza } from "./drawPizza.ts"
import { glyphs } from "./glyphs/index.ts"
import type { DrawnTopping } from "./spec.ts"
import { placesIn } from "./placesIn.testkit.ts"
import { wellFormed } from "./wellFormed.testkit.ts"

const pizza = (...slugs: readonly string[]) => ({
  seed: "PEP",
  crust: "american" as const,
  toppings: ["tomato-sauce", "mozzarella", ...slugs].map((slug): DrawnTopping => ({ slug, level: 1, part: "whole" })),
})

const sorted = (places: (readonly [x: number, y: number])[]) =>
  places.toSorted(([ax, ay], [bx, by]) => ay - by || ax - bx)

describe("a pizza in parts", () => {
  it("has its pieces where the complete picture has them", () => {
    const made = pizza("ham", "olives", "pepperoni", "rocket", "mushroom")
    const whole = drawPizza({ ...made, detail: "rich", idPrefix: "" })
    const { pieces } = drawParts(made)
    expect(pieces).toHaveLength(5)
    for (const { topping, places: lain } of pieces)
      expect(sorted(lain.map(([x, y]) => [Math.round(x), Math.round(y)]))).toEqual(placesIn(whole, topping.slug))
  })

  it("keeps the bed and the existing sheets when a topping is added", () => {
    const [before, after] = [pizza("ham", "olives"), pizza("ham", "olives", "pineapple", "rocket", "bacon")]
    const [few, many] = [drawParts(before), drawParts(after)]
    expect(many.bed.name).toBe(few.bed.name)
    expect(many.bed.svg()).toBe(few.bed.svg())
    expect(drawParts(pizza("extra-cheese")).bed.name).not.toBe(few.bed.name)
    const drawn = (made: typeof before) =>
      new Map(drawParts(made).pieces.map((laid) => [laid.topping.slug, sheetOf(made, laid).svg()]))
    expect(drawn(after).get("ham")).toBe(drawn(before).get("ham"))
  })

  it("has an overlay only with drizzles or spices, and the overlay does not depend on pieces", () => {
    expect(drawParts(pizza("ham")).poured).toBeNull()
    const [one, other] = [pizza("ham", "garlic-sauce"), pizza("garlic-sauce", "olives")].map(
      (made) => drawParts(made).poured,
    )
    expect(one?.name).toBe(other?.name)
    expect(one?.svg()).toBe(other?.svg())
  })

  it("has a sheet for each topping with pieces, without dangling references", () => {
    for (const slug of glyphs.keys())
      for (const laid of drawParts(pizza(slug)).pieces) {
        const svg = sheetOf(pizza(slug), laid).svg()
        expect(wellFormed(svg), slug).toBe(true)
        const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
        const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
        expect(
          used.filter((id) => !known.has(id)),
          slug,
        ).toEqual([])
      }
  })
})
