import * as fc from "fast-check"
import { expect, test } from "vitest"
import { areaUnder, mostOff } from "./areaUnder.ts"

test("equal samples have half the area, separate ones all or nothing of it", () => {
  expect(areaUnder([1, 2, 3], [1, 2, 3])).toBe(0.5)
  expect(areaUnder([1, 2, 3], [4, 5, 6])).toBe(1)
  expect(areaUnder([4, 5, 6], [1, 2, 3])).toBe(0)
  expect(areaUnder([1, 1], [1, 2])).toBe(0.75)
})

test("it is what counting every pair gives, and its mirror sums to one", () => {
  const sample = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(sample, sample, (first, second) => {
      const pairs = first.flatMap((one) => second.map((other) => (other > one ? 1 : other === one ? 0.5 : 0)))
      const counted = pairs.reduce<number>((sum, won) => sum + won, 0) / pairs.length
      expect(areaUnder(first, second)).toBeCloseTo(counted, 10)
      expect(areaUnder(first, second) + areaUnder(second, first)).toBeCloseTo(1, 10)
    }),
  )
})

test("with two thousand pairs only 0.45 to 0.55 is accepted", () => {
  expect(mostOff(2000)).toBe(0.05)
  expect(mostOff(200)).toBeGreaterThan(0.1)
})
