import * as fc from "fast-check"
import { expect, test } from "vitest"
import { cases } from "../../../testing/cases.fixture.ts"
import { seedOfRun, shareOf } from "../../../testing/share.fixture.ts"
import { floor, type Fraction, fraction, isLess, minus, multiply } from "../fraction.fixture.ts"
import { minor } from "./kroner.ts"
import { spread } from "./spread.ts"

/**
 * DECISIONS §2 and §20 in exact fractions: each line's share is rounded down to whole øre; the rest goes øre by øre to
 * the line furthest below its share, the earlier of two equals.
 */
const spreadExactly = (total: number, weights: readonly number[]): readonly number[] => {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  const due = weights.map((weight) => multiply(fraction(total), fraction(weight, all)))
  const shares = due.map(floor)
  for (let left = BigInt(total) - shares.reduce((sum, share) => sum + share, 0n); left > 0n; left--) {
    const lacks = due.map((part, index): Fraction => minus(part, fraction(shares[index] ?? 0n)))
    const most = lacks.reduce((best, lack, index) => (isLess(lacks[best] ?? lack, lack) ? index : best), 0)
    shares[most] = (shares[most] ?? 0n) + 1n
  }
  return shares.map(Number)
}

const price = fc.oneof(
  fc.integer({ min: 0, max: 10 }),
  fc.integer({ min: 0, max: 100_000 }),
  fc.constantFrom(0, 10_000, 19_900, 21_900),
  fc.integer({ min: 0, max: 100_000_000_000 }),
)

test("an exact computation in fractions gives the same shares", () => {
  fc.assert(
    fc.property(price, fc.array(price, { minLength: 1, maxLength: 8 }), (total, weights) => {
      fc.pre(weights.some((weight) => weight > 0))
      expect(spread(minor(total), weights.map(minor))).toEqual({
        _tag: "Spread",
        shares: spreadExactly(total, weights),
      })
    }),
    { numRuns: cases(shareOf(100_000)), seed: seedOfRun(2026) },
  )
}, 60_000)
