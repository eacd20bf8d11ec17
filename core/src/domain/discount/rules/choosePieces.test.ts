import * as fc from "fast-check"
import { expect, test } from "vitest"
import { cases } from "../../../testing/cases.fixture.ts"
import { choosePieces } from "./choosePieces.ts"

const any = () => true
const only =
  (...lines: number[]) =>
  (line: number) =>
    lines.includes(line)

test("the dearest pieces fill the parts; of equal worth, the earlier line's", () => {
  expect(choosePieces([100, 300, 200], [1, 1, 1], [{ quantity: 2, accepts: any }])).toEqual([0, 1, 1])
  expect(choosePieces([100, 100, 100], [1, 2, 1], [{ quantity: 2, accepts: any }])).toEqual([1, 1, 0])
  expect(choosePieces([300, 100], [2, 9], [{ quantity: 3, accepts: any }])).toEqual([2, 1])
})

test("a piece moves to another part when that admits a dearer one", () => {
  const parts = [
    { quantity: 1, accepts: any },
    { quantity: 1, accepts: only(0) },
  ]
  expect(choosePieces([300, 200, 100], [1, 1, 1], parts)).toEqual([1, 1, 0])
})

test("parts that cannot be filled give no choice", () => {
  expect(choosePieces([100], [1], [{ quantity: 2, accepts: any }])).toBeNull()
  expect(choosePieces([100, 100], [1, 1], [{ quantity: 1, accepts: only() }])).toBeNull()
  expect(choosePieces([], [], [{ quantity: 1, accepts: any }])).toBeNull()
  expect(choosePieces([100], [0], [{ quantity: 1, accepts: any }])).toBeNull()
})

test("brute force finds no dearer pieces", () => {
  const line = fc.record({ worth: fc.integer({ min: 0, max: 5 }), pieces: fc.integer({ min: 0, max: 2 }) })
  const part = fc.record({ quantity: fc.integer({ min: 1, max: 2 }), lines: fc.subarray([0, 1, 2, 3]) })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 4, maxLength: 4 }),
      fc.array(part, { minLength: 1, maxLength: 2 }),
      (lines, parts) => {
        const places = parts.flatMap((one) => Array.from({ length: one.quantity }, () => one.lines))
        const best = (place: number, left: readonly number[]): number | null => {
          const allowed = places[place]
          if (allowed === undefined) return 0
          const found = allowed.flatMap((at) => {
            if ((left[at] ?? 0) === 0) return []
            const rest = best(place + 1, left.with(at, (left[at] ?? 0) - 1))
            return rest === null ? [] : [rest + (lines[at]?.worth ?? 0)]
          })
          return found.length === 0 ? null : Math.max(...found)
        }
        const pieces = lines.map((one) => one.pieces)
        const worth = lines.map((one) => one.worth)
        const chosen = choosePieces(
          worth,
          pieces,
          parts.map((one) => ({ quantity: one.quantity, accepts: only(...one.lines) })),
        )
        expect(chosen === null ? null : chosen.reduce((sum, many, at) => sum + many * (worth[at] ?? 0), 0)).toBe(
          best(0, pieces),
        )
        for (const [at, many] of (chosen ?? []).entries()) expect(many).toBeLessThanOrEqual(pieces[at] ?? 0)
      },
    ),
    { numRuns: cases(2_000) },
  )
})
