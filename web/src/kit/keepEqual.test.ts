import * as fc from "fast-check"
import { expect, test } from "vitest"
import { keepEqual } from "./keepEqual.ts"

test("equal parts keep their identity, among parts that changed", () => {
  const last = {
    lines: [
      { code: "HA", levels: [1, 2] },
      { code: "PE", levels: [1] },
    ],
    price: { sum: 100 },
    note: null,
  }
  const next = structuredClone({ ...last, lines: [last.lines[0], { code: "PE", levels: [1, 3] }] })
  const kept = keepEqual(last, next)
  expect(kept).toEqual(next)
  expect(kept.lines[0]).toBe(last.lines[0])
  expect(kept.price).toBe(last.price)
  expect(kept.lines[1]).not.toBe(last.lines[1])
  expect(keepEqual(last, structuredClone(last))).toBe(last)
})

test("the result always equals the given value, whatever came before", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (last, next) => {
      expect(keepEqual(last, next)).toStrictEqual(next)
      expect(keepEqual(next, structuredClone(next))).toBe(next)
    }),
  )
})

test("a longer or shorter list, and a missing key, count as changes", () => {
  expect(keepEqual([1, 2], [1])).toEqual([1])
  expect(keepEqual([1], [1, 2])).toEqual([1, 2])
  expect(keepEqual({ a: undefined }, { b: undefined })).toStrictEqual({ b: undefined })
  expect(keepEqual([], {})).toStrictEqual({})
})
