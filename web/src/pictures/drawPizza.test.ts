import { describe, expect, it } from "vitest"
import { drawPizza } from "./drawPizza.ts"
import { glyphs } from "./glyphs/index.ts"
import { placesIn } from "./placesIn.testkit.ts"
import { wellFormed } from "./wellFormed.testkit.ts"
import type { DrawnTopping, PizzaSpec } from "./spec.ts"

const whole = (...slugs: readonly string[]): DrawnTopping[] => slugs.map((slug) => ({ slug, level: 1, part: "whole" }))
const bed = whole("tomato-sauce", "mozzarella", "oregano")
const spec = (toppings: readonly DrawnTopping[], rest: Partial<PizzaSpec> = {}): PizzaSpec => ({
  seed: "PEP",
  crust: "american",
  detail: "plain",
  idPrefix: "a",
  toppings: [...bed, ...toppings],
  ...rest,
})
const all = [...glyphs.keys()]
const loaded = whole(
  "pepperoni",
  "ham",
  "beef",
  "bacon",
  "mushroom",
  "red-onion",
  "bell-pepper",
  "olives",
  "garlic-sauce",
)

const lying = (rest: Partial<PizzaSpec>) => placesIn(drawPizza(spec(whole("ham", "olives"), rest)), "ham")
const idsOf = (idPrefix: string) =>
  [...drawPizza(spec(loaded, { idPrefix, detail: "rich" })).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const at = (level: 0.75 | 1 | 3) =>
  placesIn(drawPizza(spec([...whole("mushroom"), { slug: "pepperoni", level, part: "whole" }])), "pepperoni")

describe("a pizza drawn from its ingredients", () => {
  it("is deterministic, and independent of the order of toppings", () => {
    const one = spec(whole("ham", "olives"))
    expect(drawPizza(one)).toBe(drawPizza({ ...one, toppings: one.toppings.toReversed() }))
    expect(drawPizza(one)).not.toBe(drawPizza({ ...one, seed: "HAM" }))
  })

  it("places pieces the same in rich and plain, raw and baked", () => {
    expect(lying({})).toHaveLength(15)
    expect(lying({ detail: "rich" })).toEqual(lying({}))
    expect(lying({ stage: "raw", crust: "italian" })).toEqual(lying({}))
  })

  it("has unique element ids, also across pictures with different prefixes", () => {
    const both = [":r1:", "_r1_", "r1", "r11"].flatMap(idsOf)
    expect(new Set(both).size).toBe(both.length)
  })

  it("has no dangling references", () => {
    const svg = drawPizza(spec([...loaded, { slug: "basil", level: 2, part: "left" }], { detail: "rich" }))
    const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
    expect(used.filter((id) => !known.has(id))).toEqual([])
  })

  it("draws each ingredient differently, and nothing for the base, which is the crust", () => {
    const pictures = all
      .filter((slug) => slug !== "pizza-base")
      .map((slug) => drawPizza({ ...spec([]), toppings: whole(slug) }).replaceAll(slug, ""))
    expect(new Set(pictures).size).toBe(all.length - 1)
    expect(drawPizza(spec(whole("pizza-base")))).toBe(drawPizza(spec([])))
  })

  it("draws an unknown ingredient as crumbs", () => {
    expect(placesIn(drawPizza(spec(whole("moon-dust"))), "moon-dust").length).toBeGreaterThan(5)
  })

  it("escapes XML characters in a slug, and uses the last of duplicate toppings", () => {
    expect(wellFormed(drawPizza(spec(whole('a"<&b'))))).toBe(true)
    const ham = (level: 0 | 1 | 2): DrawnTopping => ({ slug: "ham", level, part: "whole" })
    expect(drawPizza(spec([ham(2), ham(1)]))).toBe(drawPizza(spec([ham(1)])))
    expect(drawPizza(spec([ham(2), ham(0)]))).toBe(drawPizza(spec([])))
  })

  it("has more pieces at each higher level, and none at level 0", () => {
    for (const slug of all.filter((one) => glyphs.get(one)?.kind === "pieces")) {
      const counts = ([0, 0.75, 1, 1.5, 2, 3] as const).map(
        (level) => placesIn(drawPizza(spec([{ slug, level, part: "whole" }])), slug).length,
      )
      expect(counts, slug).toEqual([...new Set(counts)].sort((a, b) => a - b))
      expect(counts[0]).toBe(0)
    }
  })

  it("keeps the existing pieces in place when a level rises", () => {
    expect(at(1)).toEqual(expect.arrayContaining(at(0.75)))
    expect(at(3)).toEqual(expect.arrayContaining(at(1)))
  })

  it("keeps a half's pieces on that half", () => {
    for (const slug of ["pepperoni", "bacon", "sweetcorn"]) {
      const of = (part: "left" | "right") => placesIn(drawPizza(spec([{ slug, level: 3, part }])), slug).map(([x]) => x)
      expect(Math.max(...of("left"))).toBeLessThan(0)
      expect(Math.min(...of("right"))).toBeGreaterThan(0)
    }
  })

  it("does not stack pieces: triple pepperoni still lies side by side", () => {
    const slices = placesIn(drawPizza(spec([{ slug: "pepperoni", level: 3, part: "whole" }])), "pepperoni")
    const nearest = slices.map(([x, y], i) =>
      Math.min(...slices.filter((_, j) => j !== i).map(([ox, oy]) => Math.hypot(ox - x, oy - y))),
    )
    expect(Math.min(...nearest)).toBeGreaterThan(20)
    expect(nearest.reduce((sum, d) => sum + d, 0) / nearest.length).toBeGreaterThan(30)
  })

  it("is well-formed at every stage, with the title escaped", () => {
    for (const stage of ["raw", "baked", "boxed"] as const)
      for (const crust of ["american", "italian", "glutenfree"] as const)
        for (const detail of ["rich", "plain"] as const) {
          const svg = drawPizza(spec(loaded, { stage, crust, detail, title: `Skinke & "ost" <3` }))
          expect(wellFormed(svg), `${stage} ${crust} ${detail}`).toBe(true)
          expect(svg).toContain("<title>Skinke &amp; &quot;ost&quot; &lt;3</title>")
          expect(svg).not.toContain("NaN")
          expect(svg).not.toContain("undefined")
        }
    expect(wellFormed("<svg><g></svg>")).toBe(false)
  })

  it("has the same bed whatever other toppings it has", () => {
    const part = (...more: readonly string[]) => drawPizza(spec(whole(...more), { only: "bed", detail: "rich" }))
    expect(part("ham", "olives", "garlic-sauce")).toBe(part())
    expect(part("extra-cheese")).not.toBe(part())
  })

  it("uses filters only at rich detail", () => {
    expect(drawPizza(spec(loaded))).not.toContain("<filter")
    expect(drawPizza(spec(loaded, { detail: "rich" }))).toContain("feTurbulence")
  })

  it("stays below 25 kB plain and 60 kB rich, for every ingredient tripled and for a loaded pizza", () => {
    const tripled = all.map((slug) => spec([{ slug, level: 3, part: "whole" }]))
    const doubled = spec(loaded.slice(0, 5).map(({ slug, part }) => ({ slug, part, level: 2 as const })))
    for (const one of [...tripled, doubled, spec(loaded)]) {
      expect(drawPizza(one).length, one.toppings.at(-1)?.slug).toBeLessThan(25_000)
      expect(drawPizza({ ...one, detail: "rich" }).length).toBeLessThan(60_000)
    }
  })

  it("takes a few milliseconds", () => {
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now()
      drawPizza(spec(loaded, { detail: "rich" }))
      return performance.now() - start
    })
    // The fastest run: the one least disturbed by other processes.
    expect(Math.min(...times)).toBeLessThan(60)
  })
})
