import { expect, test } from "vitest"
import { sampleProduct, sampleVariation } from "../../../testing/index.ts"
import { favouriteRows } from "./favouriteRows.ts"

const products = ["A", "B", "C"].map((code) =>
  sampleProduct(code, [sampleVariation(`${code}_AM30`, code, 100), sampleVariation(`${code}_AM40`, code, 120)]),
)
const named = (favourites: readonly string[], taken: Parameters<typeof favouriteRows>[2] = []) =>
  favouriteRows(products, favourites, taken).map(({ code, place }) => (place === null ? code : `${code} at ${place}`))

test("the favourites are listed in their stored order, without those that the menu lacks", () => {
  expect(named(["C_AM30", "GONE", "A_AM40"])).toEqual(["C_AM30", "A_AM40"])
})

test("a product is listed once, whatever sizes of it are favourites", () => {
  expect(named(["A_AM40", "B_AM30", "A_AM30"])).toEqual(["A_AM40", "B_AM30"])
})

test("removed favourites stay in their places", () => {
  expect(named(["A_AM30", "C_AM30"], [{ code: "B_AM30", place: 1 }])).toEqual(["A_AM30", "B_AM30 at 1", "C_AM30"])
  const both = [
    { code: "A_AM30", place: 0 },
    { code: "B_AM30", place: 0 },
  ]
  expect(named(["C_AM30"], both)).toEqual(["A_AM30 at 0", "B_AM30 at 0", "C_AM30"])
})
