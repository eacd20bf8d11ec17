import * as fc from "fast-check"
import { expect, test } from "vitest"
import { rankStores, type StandingStore } from "./rankStores.ts"

const home = { latitude: 59.91, longitude: 10.75 }

const standing = (
  id: string,
  more: { readonly north?: number; readonly reach?: number; readonly open?: boolean; readonly delivery?: number } = {},
): StandingStore => {
  const position = { latitude: home.latitude + (more.north ?? 0), longitude: home.longitude }
  const reach = more.reach ?? 0.02
  const corner = (north: number, east: number) => ({
    latitude: position.latitude + north,
    longitude: position.longitude + east,
  })
  return {
    open: more.open ?? true,
    store: {
      id,
      position,
      deliveryArea:
        reach === 0 ? [] : [corner(-reach, -reach), corner(-reach, reach), corner(reach, reach), corner(reach, -reach)],
      waitMinutes: { pickup: 15, delivery: more.delivery ?? 40 },
    },
  }
}

const ids = (stores: readonly { readonly standing: StandingStore }[]) => stores.map((one) => one.standing.store.id)

test("delivering stores sort by open, then quick, then near; nearby ones by distance, but open before closed", () => {
  const stores = [
    standing("closed", { open: false }),
    standing("slow", { delivery: 60 }),
    standing("far", { north: 0.01 }),
    standing("near", { north: 0.005 }),
    standing("takeaway", { north: 0.001, reach: 0 }),
    standing("elsewhere", { north: 0.5 }),
  ]
  const { delivering, nearest } = rankStores(stores, home)
  expect(ids(delivering)).toEqual(["near", "far", "slow", "closed"])
  expect(ids(nearest)).toEqual(["slow", "takeaway", "near", "far", "closed", "elsewhere"])
  expect(nearest.at(-1)?.distance).toBe(55_597)
})

test("no store delivers to the sea", () => {
  expect(rankStores([standing("one")], { latitude: 0, longitude: 0 }).delivering).toEqual([])
  expect(rankStores([], home)).toEqual({ delivering: [], nearest: [] })
})

test("the order of the input does not matter, and no store is lost", () => {
  const norths = fc.uniqueArray(fc.integer({ min: -30, max: 30 }), { maxLength: 12 })
  fc.assert(
    fc.property(norths, fc.nat(), (places, turn) => {
      const stores = places.map((place) => standing(`s${place}`, { north: place / 1000, open: place % 2 === 0 }))
      const turned = [...stores.slice(turn % (stores.length + 1)), ...stores.slice(0, turn % (stores.length + 1))]
      expect(rankStores(turned, home)).toEqual(rankStores(stores, home))
      expect(rankStores(stores, home).nearest).toHaveLength(stores.length)
    }),
  )
})
