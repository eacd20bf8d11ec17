import * as fc from "fast-check"
import { expect, test } from "vitest"
import { kroner, minor } from "./kroner.ts"
import { percent } from "./percent.ts"
import { roundUpToKrone } from "./roundUpToKrone.ts"

test("a half øre is rounded up", () => {
  expect(percent(minor(150), 15)).toBe(23)
  expect(percent(minor(10), 15)).toBe(2)
  expect(percent(minor(9), 15)).toBe(1)
  expect(percent(minor(1000), 12.5)).toBe(125)
  expect(percent(kroner(199), 100)).toBe(kroner(199))
  expect(percent(kroner(199), 0)).toBe(0)
})

test("a share and its remainder make the whole, up to one half øre", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 100 }), (amount, rate) => {
      const both = percent(minor(amount), rate) + percent(minor(amount), 100 - rate)
      expect([amount, amount + 1]).toContain(both)
    }),
  )
})

test("an amount rounds up to a whole krone, and a whole krone stays", () => {
  expect([0, 1, 99, 100, 101].map((amount) => roundUpToKrone(minor(amount)))).toEqual([0, 100, 100, 100, 200])
})
