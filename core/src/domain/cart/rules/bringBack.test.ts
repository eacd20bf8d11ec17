import * as fc from "fast-check"
import { expect, test } from "vitest"
import type { CartItem } from "../model.ts"
import { bringBack, isLess } from "./bringBack.ts"

const item = (path: string, quantity: number, id = path) => ({ id, path, quantity }) as unknown as CartItem
const told = (items: readonly CartItem[]) => items.map(({ id, path, quantity }) => [id, path, quantity])

test("removed goods are restored, and added ones stay", () => {
  const before = [item("pizza", 2), item("dip", 1)]
  const now = [item("pizza", 1), item("cola", 3)]
  expect(isLess(before, now)).toBe(true)
  expect(told(bringBack(before, now))).toEqual([
    ["pizza", "pizza", 2],
    ["dip", "dip", 1],
    ["cola", "cola", 3],
  ])
})

test("an edited line is restored, and a line that was added again is not doubled", () => {
  expect(told(bringBack([item("large", 1, "l1")], [item("medium", 1, "l1")]))).toEqual([["l1", "large", 1]])
  expect(told(bringBack([item("large", 1, "l1")], [item("large", 3, "l2")]))).toEqual([["l1", "large", 3]])
})

test("after an undo no line has fewer pieces than before, and none is lost", () => {
  const items = fc.uniqueArray(
    fc.record({ path: fc.constantFrom("a", "b", "c", "d"), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ path }) => path,
    },
  )
  const made = (all: readonly { readonly path: string; readonly quantity: number }[]) =>
    all.map(({ path, quantity }) => item(path, quantity))
  fc.assert(
    fc.property(items, items, (was, is) => {
      const back = bringBack(made(was), made(is))
      expect(isLess(made(was), back) || isLess(made(is), back)).toBe(false)
      expect(isLess(back, back)).toBe(false)
    }),
  )
})
