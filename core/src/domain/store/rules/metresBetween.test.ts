import * as fc from "fast-check"
import { expect, test } from "vitest"
import { metresBetween } from "./metresBetween.ts"

const oslo = { latitude: 59.9139, longitude: 10.7522 }
const stockholm = { latitude: 59.3293, longitude: 18.0686 }

test("Oslo is 416 km from Stockholm, and a thousandth of a degree north is 111 m", () => {
  expect(metresBetween(oslo, stockholm) / 1000).toBeCloseTo(416, 0)
  expect(metresBetween(oslo, { ...oslo, latitude: oslo.latitude + 0.001 })).toBe(111)
})

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test("distance is symmetric, zero to itself, and at most half the globe", () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      expect(metresBetween(one, other)).toBe(metresBetween(other, one))
      expect(metresBetween(one, one)).toBe(0)
      expect(metresBetween(one, other)).toBeLessThanOrEqual(20_015_100)
    }),
  )
})
