import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { kroner, minor } from "./kroner.ts"
import { spread } from "./spread.ts"

const shares = (total: number, weights: readonly number[]) => {
  const spreading = spread(minor(total), weights.map(minor))
  return spreading._tag === "Spread" ? spreading.shares : spreading.reason
}

describe("spreading a total", () => {
  test("goes by weights, largest remainder first", () => {
    expect(shares(10_000, [19_900, 21_900, 3500])).toEqual([4393, 4834, 773])
    expect(shares(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shares(5, [1, 1, 1])).toEqual([2, 2, 1])
    expect(shares(1, [0, 1, 1])).toEqual([0, 1, 0])
  })

  test("without positive weights has no shares", () => {
    expect(shares(0, [0, 0])).toEqual([0, 0])
    expect(shares(1, [0, 0])).toBe("no weight above zero")
    expect(shares(1, [])).toEqual([])
    expect(shares(-1, [1])).toBe("negative total")
    expect(shares(-1, [])).toBe("negative total")
    expect(shares(1, [2, -1])).toBe("negative weight")
  })

  test("returns the reason if there are no shares", () => {
    const none = (reason: string) => ({ _tag: "NotSpreadable", reason })
    expect(spread(minor(-1), [minor(1)])).toEqual(none("negative total"))
    expect(spread(minor(1), [minor(-1)])).toEqual(none("negative weight"))
    expect(spread(minor(1), [minor(0)])).toEqual(none("no weight above zero"))
  })

  test("works where total times weight exceeds the safe integers", () => {
    const huge = kroner(1e9)
    expect(shares(huge - 1, [huge, huge])).toEqual([huge / 2, huge / 2 - 1])
  })

  test("adds up exactly, and no share is a whole øre off", () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 20 }), (total, weights) => {
        const sum = weights.reduce((so, weight) => so + weight, 0)
        fc.pre(sum > 0)
        const found = shares(total, weights)
        if (typeof found === "string") throw new Error(found)
        expect(found.reduce((so, share) => so + share, 0)).toBe(total)
        for (const [index, share] of found.entries())
          expect(Math.abs(share - (total * (weights[index] ?? 0)) / sum)).toBeLessThan(1)
      }),
    )
  })
})
