import { expect, test } from "vitest"
import { drawPizza } from "./drawPizza.ts"
import { gatherDrawings } from "./gatherDrawings.ts"
import { wellFormed } from "./wellFormed.testkit.ts"

const toppings = (["tomato-sauce", "mozzarella", "pepperoni", "olives"] as const).map(
  (slug) => ({ slug, level: 1, part: "whole" }) as const,
)
const pizza = (idPrefix: string): string =>
  drawPizza({ seed: idPrefix, crust: "american", detail: "plain", toppings, idPrefix })

test("two drawings share one document, each referenced from its place in the text, without dangling references", () => {
  const { take, all } = gatherDrawings()
  const places = ["one", "two"].map((id) => take(id, pizza(id)))
  const svg = all()
  expect(wellFormed(svg)).toBe(true)
  const known = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(known).size).toBe(known.length)
  const used = [...`${svg}${places.join("")}`.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
  expect(used.filter((id) => !known.includes(id))).toEqual([])
  expect(places.every((place) => place.length < 50)).toBe(true)
})

test("a drawing's gradients are placed outside its symbol", () => {
  const { take, all } = gatherDrawings()
  take("one", pizza("one"))
  expect(all()).toMatch(/<\/defs><symbol id="one" viewBox="-200 -200 400 400" stroke-linecap="round"/)
  expect(all().slice(all().indexOf("<symbol"))).not.toContain("Gradient")
})

test("a page without drawings adds nothing after its text", () => {
  expect(gatherDrawings().all()).toBe("")
})
