import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import type { Goods } from "../../market/model.ts"
import { kroner, minor } from "../../money/rules/kroner.ts"
import { taxesInside, taxInside } from "./taxInside.ts"

const food = (amount: number) => ({ amount: kroner(amount), goods: "food" as const })
const alcohol = (amount: number) => ({ amount: kroner(amount), goods: "alcohol" as const })

describe("the included tax", () => {
  test("of Norwegian food and alcohol", () => {
    expect(taxInside(norway.taxRates, [food(199)], "2026-11-21")).toBe(kroner(25.96))
    expect(taxInside(norway.taxRates, [food(199), alcohol(100)], "2026-11-21")).toBe(kroner(45.96))
    expect(taxInside(norway.taxRates, [], "2026-11-21")).toBe(0)
  })

  test("is told by rate, lowest first, each in the amount of all its goods", () => {
    expect(taxesInside(norway.taxRates, [alcohol(100), food(199), food(49)], "2026-11-21")).toEqual([
      { percent: 15, amount: kroner(248), tax: kroner(32.35) },
      { percent: 25, amount: kroner(100), tax: kroner(20) },
    ])
  })

  test.each([
    ["2026-03-31", 12],
    ["2026-04-01", 6],
    ["2027-12-31", 6],
    ["2028-01-01", 12],
  ])("Swedish food on %s has %s %%", (on, percent) => {
    expect(taxInside(sweden.taxRates, [food(100 + percent)], on)).toBe(kroner(percent))
    expect(taxInside(sweden.taxRates, [alcohol(125)], on)).toBe(kroner(25))
  })

  test("is rounded once per rate, not per line", () => {
    expect(taxInside(norway.taxRates, [food(0.03), food(0.03), food(0.03)], "2026-11-21")).toBe(1)
    expect(taxInside(norway.taxRates, [food(0.03)], "2026-11-21")).toBe(0)
  })

  test("is rounded to the nearest øre", () => {
    expect(taxInside(norway.taxRates, [alcohol(0.02)], "2026-11-21")).toBe(0)
    expect(taxInside(norway.taxRates, [alcohol(0.03)], "2026-11-21")).toBe(1)
  })

  test("is zero without a rate", () => expect(taxInside([], [food(100)], "2026-11-21")).toBe(0))

  test("does not depend on how an amount is split into lines", () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map(minor)
    const goods = fc.constantFrom<Goods>("food", "alcohol")
    fc.assert(
      fc.property(fc.array(fc.record({ amount, goods }), { maxLength: 10 }), (lines) => {
        const sum = (kind: Goods) =>
          minor(lines.filter((line) => line.goods === kind).reduce((so, line) => so + line.amount, 0))
        const whole = [food(sum("food") / 100), alcohol(sum("alcohol") / 100)]
        expect(taxInside(norway.taxRates, lines, "2026-11-21")).toBe(taxInside(norway.taxRates, whole, "2026-11-21"))
      }),
    )
  })
})
