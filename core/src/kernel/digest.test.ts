import * as fc from "fast-check"
import { expect, test } from "vitest"
import { cases } from "../testing/cases.fixture.ts"
import { changedParts, digestOf, digestWorld } from "./digest.ts"
import type { World } from "./world.ts"

test("equal JSON has equal digests, whatever the order of keys and after a copy", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(digestOf(JSON.parse(JSON.stringify(value)))).toBe(digestOf(JSON.parse(JSON.stringify(value))))
    }),
  )
  expect(digestOf({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(digestOf({ b: [2, { d: 4, c: 3 }], a: 1 }))
  expect(digestOf({ a: undefined, b: 1 })).toBe(digestOf({ b: 1 }))
})

test("different JSON has different digests", () => {
  const seen = new Map<string, string>()
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const text = JSON.stringify(sorted(value))
      const digest = digestOf(value)
      expect(seen.get(digest) ?? text).toBe(text)
      seen.set(digest, text)
    }),
    { numRuns: cases(5_000) },
  )
  for (const [one, other] of [
    [[], {}],
    [["a", "b"], ["ab"]],
    [[[]], []],
    [1, "1"],
    [null, "null"],
    [true, "true"],
    [{ a: { b: 1 } }, { a: 1, b: 1 }],
    [
      [0, 1],
      [1, 0],
    ],
  ]) {
    expect(digestOf(one)).not.toBe(digestOf(other))
  }
})

test("the digest of a fixed value never changes: logs on customers' devices depend on it", () => {
  expect(digestOf({ cart: [{ name: "Margherita", price: 26900 }], open: true, none: null })).toBe("c11e3f110905670c")
})

test("a world's digest does not depend on the previously hashed world, however lists and shapes have changed", () => {
  const world = (units: object): World => ({ n: 1, t: 2, units: units as World["units"], timers: {}, calls: {} })
  const [one, two, three] = [
    { id: "a", price: 1 },
    { id: "b", price: 2 },
    { id: "c", price: 3 },
  ]
  const carts: readonly object[] = [
    { cart: [one, two, three], open: true },
    { cart: [two, three], open: true },
    { cart: ["note", two, one, three, 4, null], more: { cart: [one] } },
    { cart: { items: [one], open: false } },
    {},
    { cart: [one, two, three], open: true },
  ]
  for (const cart of carts) expect(digestWorld(world(cart))).toBe(digestOf(world(cart)))
  for (let shape = 0; shape < 5000; shape++) digestOf({ [`field${shape}`]: 1 })
  for (const cart of carts) expect(digestWorld(world(cart))).toBe(digestOf(JSON.parse(JSON.stringify(world(cart)))))
})

test("a difference is named by its path, down to the given depth", () => {
  const before = { units: { cart: { items: [1], count: 1 }, menu: { open: true } } }
  const after = { units: { cart: { items: [1, 2], count: 1 }, menu: { open: true } }, more: 1 }
  expect(Object.keys(changedParts(before, after))).toEqual(["units.cart.items", "more"])
  expect(changedParts(before, structuredClone(before))).toEqual({})
  expect(Object.keys(changedParts(before, after, 1))).toEqual(["units", "more"])
  expect(changedParts(before, after)["more"]).toBe(digestOf(1))
  expect(Object.keys(changedParts([1], [2]))).toEqual([""])
})

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== "object" || value === null) return Object.is(value, -0) ? 0 : value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
