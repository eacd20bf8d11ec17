import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { Position } from "../../store/model.ts"
import { isInsideArea } from "./isInsideArea.ts"

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude })
const square = [at(59, 10), at(60, 10), at(60, 11), at(59, 11)]
/** A horseshoe open to the north. */
const horseshoe = [at(0, 0), at(3, 0), at(3, 1), at(1, 1), at(1, 2), at(3, 2), at(3, 3), at(0, 3)]

describe("a delivery area", () => {
  test("contains points inside, and none outside", () => {
    expect(isInsideArea(square, at(59.5, 10.5))).toBe(true)
    for (const outside of [at(59.5, 9.9), at(59.5, 11.1), at(58.9, 10.5), at(60.1, 10.5), at(59, 12), at(60, 9)])
      expect(isInsideArea(square, outside)).toBe(false)
  })

  test("need not be convex", () => {
    expect(isInsideArea(horseshoe, at(2, 0.5))).toBe(true)
    expect(isInsideArea(horseshoe, at(2, 1.5))).toBe(false)
    expect(isInsideArea(horseshoe, at(0.5, 1.5))).toBe(true)
    expect(isInsideArea(horseshoe, at(3, 1.5))).toBe(false)
    expect(isInsideArea(horseshoe, at(1, -1))).toBe(false)
  })

  test("contains its corners and its border on every side", () => {
    for (const corner of [...square, ...horseshoe])
      expect(isInsideArea(square.includes(corner) ? square : horseshoe, corner)).toBe(true)
    for (const border of [at(59, 10.5), at(60, 10.5), at(59.5, 10), at(59.5, 11)])
      expect(isInsideArea(square, border)).toBe(true)
    expect(isInsideArea(horseshoe, at(1, 1.5))).toBe(true)
  })

  test("contains only its own points if it is degenerate", () => {
    expect(isInsideArea([], at(0, 0))).toBe(false)
    expect(isInsideArea([at(1, 1)], at(1, 1))).toBe(true)
    expect(isInsideArea([at(1, 1)], at(1, 2))).toBe(false)
    expect(isInsideArea([at(0, 0), at(2, 2)], at(1, 1))).toBe(true)
    expect(isInsideArea([at(0, 0), at(2, 2)], at(3, 3))).toBe(false)
    expect(isInsideArea(square, at(Number.NaN, 10.5))).toBe(false)
  })

  test("has a border of a billionth of a degree, however long its sides", () => {
    const box = (side: number) => [at(0, 0), at(side, 0), at(side, side), at(0, side)]
    for (const side of [0.5, 1, 2]) {
      expect(isInsideArea(box(side), at(side / 2, -5e-10))).toBe(true)
      expect(isInsideArea(box(side), at(side / 2, -2e-9))).toBe(false)
    }
    expect(isInsideArea(box(1), at(0.5, -1e-9))).toBe(true)
    expect(isInsideArea([at(0, 0)], at(1e-9, 0))).toBe(true)
    expect(isInsideArea([at(0, 0)], at(1.1e-9, 0))).toBe(false)
  })

  const degree = fc.double({ min: -5, max: 5, noNaN: true })
  const position = fc.record({ latitude: degree, longitude: degree })
  const triangle = fc.tuple(position, position, position)
  const step = fc.integer({ min: -5000, max: 5000 }).map((thousandths) => thousandths / 1000)
  const even = fc.record({ latitude: step, longitude: step })

  test("contains any point on a skew border despite rounding", () => {
    fc.assert(
      fc.property(triangle, fc.double({ min: 0, max: 1, noNaN: true }), ([a, b, c], part) => {
        const between = at(
          a.latitude + part * (b.latitude - a.latitude),
          a.longitude + part * (b.longitude - a.longitude),
        )
        expect(isInsideArea([a, b, c], between)).toBe(true)
      }),
    )
  })

  test("does not depend on the first corner or the direction, and a triangle matches its three half-planes", () => {
    fc.assert(
      fc.property(fc.tuple(even, even, even), even, ([a, b, c], point) => {
        const side = (from: Position, to: Position) =>
          (to.longitude - from.longitude) * (point.latitude - from.latitude) -
          (to.latitude - from.latitude) * (point.longitude - from.longitude)
        const sides = [side(a, b), side(b, c), side(c, a)]
        fc.pre(sides.every((one) => Math.abs(one) > 1e-6))
        const inside = sides.every((one) => one > 0) || sides.every((one) => one < 0)
        for (const area of [
          [a, b, c],
          [b, c, a],
          [c, b, a],
        ])
          expect(isInsideArea(area, point)).toBe(inside)
      }),
    )
  })
})
