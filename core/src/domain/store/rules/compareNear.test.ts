import * as fc from "fast-check"
import { expect, test } from "vitest"
import { closedDetour, compareNear, farDistance, isFarAway, type NearStore } from "./compareNear.ts"

const open = (distance: number): NearStore => ({ distance, open: true })
const closed = (distance: number): NearStore => ({ distance, open: false })
const first = (...stores: readonly NearStore[]) => stores.toSorted(compareNear)[0]

test("an open store comes before a closed one that is 50 m nearer", () => {
  expect(first(closed(300), open(350))).toEqual(open(350))
})

test("a closed store in town still comes before an open one in another town", () => {
  expect(first(open(200_000), closed(300))).toEqual(closed(300))
})

const someStore = fc.record({ distance: fc.integer({ min: 0, max: 2_000_000 }), open: fc.boolean() })

test("of any stores, a closed one precedes an open one only when it is ten kilometres nearer", () => {
  fc.assert(
    fc.property(fc.array(someStore), (stores) => {
      const sorted = stores.toSorted(compareNear)
      sorted.forEach((before, index) => {
        for (const after of sorted.slice(index + 1)) {
          if (before.open === after.open) expect(before.distance).toBeLessThanOrEqual(after.distance)
          else if (after.open) expect(before.distance + closedDetour).toBeLessThanOrEqual(after.distance)
        }
      })
    }),
  )
})

test("opening never moves a store back", () => {
  fc.assert(
    fc.property(someStore, fc.nat(2_000_000), (other, distance) => {
      expect(compareNear(open(distance), other)).toBeLessThanOrEqual(compareNear(closed(distance), other))
    }),
  )
})

test("a store is far away from thirty kilometres on", () => {
  expect([isFarAway(0), isFarAway(farDistance), isFarAway(farDistance + 1), isFarAway(200_000)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
