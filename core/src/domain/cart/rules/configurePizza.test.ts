import { Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { norway } from "../../market/markets.ts"
import { Level } from "../../menu/model.ts"
import { kroner } from "../../money/rules/kroner.ts"
import { menu, noon, order } from "../../price/shop.fixture.ts"
import { priceOrder } from "../../price/rules/priceOrder.ts"
import type { ChosenIngredients } from "../../pizza/rules/readSelection.ts"
import { CartItem } from "../model.ts"
import { configurePizza, type PartChoice, type PizzaChoice } from "./configurePizza.ts"
import { orderLineOf } from "./orderLineOf.ts"
import { makeItem } from "./makeItem.ts"
import { cases } from "../../../testing/cases.fixture.ts"

const part = (variationCode: string, ...chosen: ChosenIngredients): PartChoice => ({ variationCode, chosen })
const asked = (parts: PizzaChoice["parts"], quantity = 1): PizzaChoice => ({
  market: norway,
  menu,
  storeSlug: "torget",
  parts,
  quantity,
  at: noon,
})
const configure = (...input: Parameters<typeof asked>) => {
  const outcome = configurePizza(asked(...input))
  if (outcome._tag === "NotConfigurable") throw new Error(`refused: ${outcome.code}`)
  return outcome
}
const all = (quantity: Level): ChosenIngredients => ["TS", "Or", "PE"].map((code) => ({ code, quantity }))

describe("a configured pizza", () => {
  test("without a selection has its default ingredients", () => {
    const { item } = configure([part("MARG_AM30")])
    expect(item).toMatchObject({
      path: "/torget/marg/MARG_AM30?",
      type: "pizza",
      price: kroner(199),
      modifications: { changes: [] },
    })
    expect(item).not.toHaveProperty("secondPizzaHalf")
  })

  test("without a selection equals the line that the menu's button adds", () => {
    const counter = { market: norway, storeSlug: "torget", menu, at: noon }
    const { item } = configure([part("PEPP_AM40")], 3)
    expect({ id: "l1", ...item }).toEqual(
      makeItem(counter, { codes: ["PEPP_AM40"], ingredients: [], quantity: 3 }, "l1"),
    )
  })

  test("charges for its extras and lists its changes", () => {
    const { item, price, ingredients } = configure(
      [part("PEPP_AM30", { code: "TS", quantity: 1 }, { code: "PE", quantity: 3 })],
      2,
    )
    expect(item.path).toBe("/torget/pepp/PEPP_AM30?Or=0,PE=3")
    expect(item.price).toBe(kroner(219 + 50))
    expect(price.linePrice).toBe(kroner(2 * 269))
    expect(ingredients).toEqual([
      { code: "PE", quantity: 3, part: "w" },
      { code: "Or", quantity: 0, part: "w" },
    ])
  })

  test("as a half-and-half has both names, looks like the half with more on it, and costs the dearer", () => {
    const { item } = configure([part("MARG_AM30"), part("PEPP_AM30")])
    expect(item).toMatchObject({
      name: { nb: "MARG / PEPP" },
      path: "/torget/marg+pepp/MARG_AM30+PEPP_AM30?",
      type: "half-half",
      realId: "PEPP",
      variationCode: "MARG_AM30",
      secondPizzaHalf: { variationCode: "PEPP_AM30", name: { nb: "PEPP" } },
      price: kroner(219),
    })
    const turned = configure([part("MARG_AM30", ...all(1)), part("PEPP_AM30", { code: "TS", quantity: 1 })])
    expect(turned.item.realId).toBe("MARG")
  })

  test("gives the builder the ingredients of each part, second half included", () => {
    const lying = (...parts: Parameters<typeof configure>) =>
      configure(...parts).selections.map(({ ingredients }) => ingredients.map(({ code }) => code))
    expect(lying([part("MARG_AM30")])).toEqual([["TS", "Or"]])
    expect(lying([part("MARG_AM30"), part("PEPP_AM30")])).toEqual([
      ["TS", "Or"],
      ["TS", "Or", "PE"],
    ])
  })

  test("may be something other than a pizza; only alcohol requires an age", () => {
    const [pizza, cola, beer] = ["MARG_AM30", "COLA", "BEER"].map((code) => configure([part(code)]).item)
    expect([pizza?.type, cola?.type, beer?.type]).toEqual(["pizza", "others", "others"])
    expect([pizza?.isRestricted, cola?.isRestricted, beer?.isRestricted]).toEqual([false, false, true])
  })

  test("costs the same whether an ingredient is on the whole or on each half", () => {
    const { item, ingredients } = configure([part("MARG_AM30", ...all(1)), part("MARG_AM30", ...all(1))])
    expect(ingredients).toEqual([{ code: "PE", quantity: 1, part: "w" }])
    expect(item.price).toBe(kroner(199 + 25))
  })

  test.each<[string, PizzaChoice["parts"], number]>([
    ["an unknown variation", [part("MOON_AM30")], 3018],
    ["an unknown half", [part("MARG_AM30"), part("MOON_AM30")], 3018],
    ["an added ingredient that is sold out", [part("MARG_AM30", ...all(1), { code: "AR", quantity: 1 })], 3018],
    ["more of an ingredient that can only be removed", [part("MARG_AM30", { code: "TS", quantity: 2 })], 4031],
    ["halves of two sizes", [part("MARG_AM30"), part("PEPP_AM40")], 4031],
    ["halves of two crusts", [part("MARG_IT30"), part("PEPP_AM30")], 4031],
    ["a half that is not a pizza", [part("MARG_AM30"), part("FRIES")], 4031],
  ])("is refused for %s", (_, parts, code) => {
    expect(configurePizza(asked(parts))).toEqual({ _tag: "NotConfigurable", code })
  })

  const chosen = fc.array(
    fc.record({ code: fc.constantFrom("Or", "PE"), quantity: fc.constantFrom(...Level.literals) }),
    { maxLength: 4 },
  )
  const half = fc.record({ variationCode: fc.constantFrom("MARG_AM30", "PEPP_AM30"), chosen })
  const parts = fc.oneof(fc.tuple(half), fc.tuple(half, half))

  test("is a line that the cart accepts and the server prices alike", () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 20 }), (them, quantity) => {
        const { item, price } = configure(them, quantity)
        const line = Schema.decodeUnknownSync(CartItem)({ id: "l1", ...item })
        const outcome = priceOrder(order([orderLineOf(line)]))
        expect(outcome).toMatchObject({ price: { lines: [{ unitPrice: item.price, linePrice: price.linePrice }] } })
      }),
    )
  })

  test("with an equal path has an equal price", () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(parts, (them) => {
        const { item } = configure(them)
        expect(seen.get(item.path) ?? item.price).toBe(item.price)
        seen.set(item.path, item.price)
      }),
      { numRuns: cases(2_000) },
    )
  })
})
