import { describe, expect, test } from "vitest"
import { isInsideArea } from "../domain/price/rules/isInsideArea.ts"
import { fitsPattern } from "../domain/store/rules/fitsPattern.ts"
import { pseudonymise } from "./pseudonymise.ts"
import { findYardsticks, standInAnswer, standInPlaces } from "./sameVerdict.ts"

const square = (south: number, west: number, size: number) => [
  { latitude: south, longitude: west },
  { latitude: south + size, longitude: west },
  { latitude: south + size, longitude: west + size },
  { latitude: south, longitude: west + size },
]

/** Two stores in one town, whose areas overlap in a strip; neither contains a rounded position. */
const areas = [square(59.86, 10.66, 0.02), square(59.86, 10.67, 0.02)]
const stores = areas.map((deliveryArea) => ({ openingHours: [], deliveryArea }))
const verdictOn = (position: { latitude: number; longitude: number }) =>
  areas.map((area) => isInsideArea(area, position))

describe("a stand-in for a place", () => {
  const places = standInPlaces(findYardsticks({ records: [{ store: stores[0] }, { stores }] }))

  test.each([
    ["of the first store only", { latitude: 59.87123, longitude: 10.66321 }, [true, false]],
    ["of both stores", { latitude: 59.87123, longitude: 10.67321 }, [true, true]],
    ["of the second store only", { latitude: 59.87123, longitude: 10.68321 }, [false, true]],
    ["of neither", { latitude: 60.40123, longitude: 5.31321 }, [false, false]],
  ])("%s is one of the same stores, and the same for all customers there", (_, position, verdict) => {
    expect(verdictOn(position)).toEqual(verdict)
    const standIn = places(position)
    expect(verdictOn(standIn)).toEqual(verdict)
    const neighbour = { latitude: position.latitude + 0.0021, longitude: position.longitude - 0.0011 }
    expect(places(neighbour)).toEqual(standIn)
  })

  test("outside all areas is far away if the rounded position would be inside one", () => {
    const around = standInPlaces({ areas: [square(59.89, 10.69, 0.02)], patterns: new Map() })
    expect(around({ latitude: 59.87, longitude: 10.7 })).toEqual({ latitude: 0, longitude: 0 })
    expect(around({ latitude: 59.895, longitude: 10.695 })).toEqual({ latitude: 59.9, longitude: 10.7 })
  })
})

describe("a stand-in for an answer to a hotspot's question", () => {
  const parameters = [
    { key: "gate", pattern: "[1-6]" },
    { key: "section", pattern: "[A-H]" },
    { key: "seat", pattern: "[1-9][0-9]?-[1-9][0-9]?" },
    { key: "landmark", pattern: ".{0,60}" },
  ]
  const yardsticks = findYardsticks({ hotspots: [{ parameters }] })

  test.each([
    ["gate", "3", "1"],
    ["gate", "9", "0"],
    ["section", "C", "A"],
    ["section", "Q", "X"],
    ["seat", "12-7", "11-1"],
    ["seat", "12", "00"],
    ["landmark", "Kari ved kiosk 4", "Xxxx xxx xxxxx 0"],
    ["unheard", "Kari 7", "Xxxx 0"],
  ])("%s: %s becomes %s, as right or wrong as it was", (key, answer, standIn) => {
    expect(standInAnswer(yardsticks, key, answer)).toBe(standIn)
    const pattern = parameters.find((one) => one.key === key)?.pattern ?? ""
    expect(fitsPattern(pattern, standIn)).toBe(fitsPattern(pattern, answer))
  })
})

test("in a document, a chosen address keeps its verdict, and its texts are masked", () => {
  const position = { latitude: 59.87123, longitude: 10.66321 }
  const address = {
    street: "Karl Johans gate 1",
    postalCode: "0154",
    city: "Oslo",
    deliveryDescription: "Kode 4711",
    position,
  }
  const { chosen } = pseudonymise({ chosen: { type: "AddressChosen", address }, stores })
  expect(chosen.address.street).toBe("Xxxx Xxxxxx xxxx 0")
  expect(verdictOn(chosen.address.position)).toEqual([true, false])
  expect(JSON.stringify(chosen)).not.toContain("59.87123")
})
