import { array, assert, constantFrom, property } from "fast-check"
import { expect, test } from "vitest"
import type { FavouriteList } from "../model.ts"
import { changeOf, joinFavourites } from "./syncFavourites.ts"
import { favouriteListOf, toggleFavourite } from "./toggleFavourite.ts"

/** The server's handling of a change: removed codes are deleted, new ones are put first. */
const applied = (known: readonly string[], change: ReturnType<typeof changeOf>): readonly string[] => {
  const { add = [], remove = [] } = change ?? {}
  const left = known.filter((code) => !remove.includes(code))
  return [...add.filter((code) => !left.includes(code)).toReversed(), ...left]
}

test("any presses on two devices, one after the other, reach the other device", () => {
  const presses = array(constantFrom("A", "B", "C", "D"), { maxLength: 12 })
  assert(
    property(array(presses, { maxLength: 6 }), (visits) => {
      let server: readonly string[] = []
      let devices: readonly [FavouriteList, FavouriteList] = [
        { customerId: "c", codes: [] },
        { customerId: "c", codes: [] },
      ]
      for (const [index, pressed] of visits.entries()) {
        const [here, other] = index % 2 === 0 ? devices : (devices.toReversed() as unknown as typeof devices)
        const met = joinFavourites(here, server)
        let lists = [met]
        for (const code of pressed) lists = [...toggleFavourite(lists, "c", code)]
        const wanted = favouriteListOf(lists, "c")
        server = applied(server, changeOf(wanted))
        const synced = joinFavourites(wanted, server)
        expect(new Set(synced.codes)).toEqual(new Set(wanted.codes))
        expect(new Set(joinFavourites(other, server).codes)).toEqual(new Set(wanted.codes))
        devices = index % 2 === 0 ? [synced, other] : [other, synced]
      }
    }),
  )
})

test("a list from before lists were sent is sent whole, and a synchronised one not at all", () => {
  expect(changeOf({ customerId: "c", codes: ["A", "B"] })).toEqual({ add: ["A", "B"], remove: [] })
  expect(changeOf({ customerId: "c", codes: ["A"], unsent: [] })).toBeNull()
  expect(changeOf({ customerId: "c", codes: ["A"], unsent: ["B", "A"] })).toEqual({ add: ["A"], remove: ["B"] })
})
