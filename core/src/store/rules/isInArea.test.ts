import * as fc from "fast-check"
import { expect, test } from "vitest"
import type { Position } from "../model.ts"
import { isInArea } from "./isInArea.ts"

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude })
const square = [at(0, 0), at(0, 10), at(10, 10), at(10, 0)]
/** A U that is open to the north. */
const bay = [at(0, 0), at(0, 9), at(9, 9), at(9, 6), at(3, 6), at(3, 3), at(9, 3), at(9, 0)]

test.each([
  ["the middle", at(5, 5), true],
  ["north of it", at(10.001, 5), false],
  ["west of it", at(5, -0.001), false],
  ["a corner", at(0, 0), true],
  ["an edge", at(10, 5), true],
  ["in line with an edge, outside", at(10, 12), false],
  ["in line with a corner, outside", at(0, -5), false],
])("of a square: %s", (_, place, inside) => expect(isInArea(square, place)).toBe(inside))

test("the water of a bay is not the land around it", () => {
  expect(isInArea(bay, at(6, 4.5))).toBe(false)
  expect(isInArea(bay, at(1, 4.5))).toBe(true)
  expect(isInArea(bay, at(6, 1))).toBe(true)
  expect(isInArea(bay, at(6, 7))).toBe(true)
})

test("a store that does not deliver reaches nobody", () => {
  expect(isInArea([], at(0, 0))).toBe(false)
  expect(isInArea([at(0, 0), at(1, 1)], at(0.5, 0.5))).toBe(false)
})

test("the same corners mean the same area, whichever comes first and whichever way round", () => {
  const whole = fc.integer({ min: -2, max: 11 })
  fc.assert(
    fc.property(whole, whole, fc.nat(7), fc.boolean(), (latitude, longitude, first, backwards) => {
      const turned = [...bay.slice(first), ...bay.slice(0, first)]
      const place = at(latitude, longitude)
      expect(isInArea(backwards ? turned.toReversed() : turned, place)).toBe(isInArea(bay, place))
    }),
  )
})
