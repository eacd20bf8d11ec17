import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { Level } from "../../menu/model.ts"
import { kroner, minor } from "../../money/rules/kroner.ts"
import { extraPrice } from "./extraPrice.ts"

const extra = (comesWith: Level, quantity: Level, part: "whole" | "left" = "whole", price = kroner(25)) =>
  extraPrice({ code: "PE", price, default: comesWith, quantity, part })
const level = fc.constantFrom(...Level.literals)
const price = fc.integer({ min: 0, max: 10_000 }).map(minor)

describe("an ingredient beyond the default", () => {
  test.each<[Level, readonly number[]]>([
    [0, [0, 1, 1, 2, 2, 3]],
    [0.75, [0, 0, 1, 1, 2, 3]],
    [1, [0, 0, 0, 1, 1, 2]],
    [1.5, [0, 0, 0, 0, 1, 2]],
    [2, [0, 0, 0, 0, 0, 2]],
    [3, [0, 0, 0, 0, 0, 0]],
  ])("coming with %s", (comesWith, multiples) => {
    expect(Level.literals.map((quantity) => extra(comesWith, quantity))).toEqual(
      multiples.map((multiple) => kroner(25 * multiple)),
    )
  })

  test("on one half costs half, rounded up to a whole krone", () => {
    expect(extra(0, 1, "left")).toBe(kroner(13))
    expect(extra(0, 2, "left")).toBe(kroner(25))
    expect(extra(0, 1, "left", kroner(0.5))).toBe(kroner(1))
    expect(extra(1, 1, "left")).toBe(0)
  })

  test("never costs less for more, is free up to the default, and costs half on a half", () => {
    fc.assert(
      fc.property(level, level, level, price, (comesWith, one, other, menuPrice) => {
        const [less, more] = one <= other ? [one, other] : [other, one]
        expect(extra(comesWith, more, "whole", menuPrice)).toBeGreaterThanOrEqual(
          extra(comesWith, less, "whole", menuPrice),
        )
        if (one <= comesWith) expect(extra(comesWith, one, "whole", menuPrice)).toBe(0)
        const half = extra(comesWith, one, "left", menuPrice)
        expect(half % 100).toBe(0)
        expect(2 * half - extra(comesWith, one, "whole", menuPrice)).toBeLessThan(200)
        expect(2 * half).toBeGreaterThanOrEqual(extra(comesWith, one, "whole", menuPrice))
      }),
    )
  })
})
