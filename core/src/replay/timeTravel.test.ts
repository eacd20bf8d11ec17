import * as fc from "fast-check"
import { expect, test } from "vitest"
import { digestWorld } from "../kernel/digest.ts"
import { shop } from "../shop/shop.ts"
import { logOf, session } from "./session.fixture.ts"
import { makeTimeTravel } from "./timeTravel.ts"

const stage = session()
const worlds = stage.worlds()

test("any jump, in any order, leads to the recorded world", () => {
  for (const every of [1, 7, 32, 1000]) {
    const travel = makeTimeTravel(shop, logOf(stage), { every })
    const position = fc.integer({ min: 0, max: worlds.length - 1 })
    fc.assert(
      fc.property(fc.array(position), (jumps) => {
        for (const jump of jumps) expect(digestWorld(travel.at(jump))).toBe(digestWorld(worlds[jump] ?? shop.empty))
      }),
      { numRuns: 50 },
    )
  }
})

test("a log is folded no further than requested, and each record is noted once, in order", () => {
  const noted: number[] = []
  const numbers = stage.records().map(({ n }) => n)
  const travel = makeTimeTravel(shop, logOf(stage), { every: 4, note: (_, { n }) => void noted.push(n) })
  for (const position of [9, 2, 6, 9]) travel.at(position)
  expect(noted).toEqual(numbers.slice(0, 10))
  travel.at(travel.length - 1)
  travel.at(0)
  expect(noted).toEqual(numbers)
})

test("a log that begins in the middle, or has gaps, is navigated by record number", () => {
  const middle = makeTimeTravel(
    shop,
    { checkpoint: worlds[9] ?? null, records: stage.records().slice(10) },
    { every: 4 },
  )
  expect(middle.positionOf(9)).toBe(-1)
  expect(middle.positionOf(12)).toBe(2)
  expect(digestWorld(middle.at(2))).toBe(digestWorld(worlds[12] ?? shop.empty))
  expect(digestWorld(middle.at(-5))).toBe(digestWorld(worlds[9] ?? shop.empty))
  const gaps = makeTimeTravel(shop, { checkpoint: null, records: stage.records().filter(({ n }) => n % 2 === 0) })
  expect(gaps.positionOf(7)).toBe(3)
  expect(gaps.at(gaps.positionOf(7)).n).toBe(6)
})

test("previous and next step to where the watched value changes", () => {
  const travel = makeTimeTravel(shop, logOf(stage), { every: 8 })
  const cart = (world: { units: object }) => (world.units as { cart: unknown }).cart
  const added = stage
    .records()
    .findIndex(({ input }) => input.type === "Happened" && input.event.type === "ProductAdded")
  expect(travel.next(0)).toBe(1)
  expect(travel.previous(0)).toBe(0)
  expect(travel.next(added - 2, cart)).toBe(added)
  const last = travel.previous(travel.length - 1, cart)
  expect(digestWorld(travel.at(last))).not.toBe(digestWorld(travel.at(travel.length - 1)))
  expect(last).toBeGreaterThanOrEqual(added)
})
