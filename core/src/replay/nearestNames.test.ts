import { expect, test } from "vitest"
import { nearestNames } from "./nearestNames.ts"

const names = ["totalCount", "totalPrice", "lines", "id", "validation", "constructor"]

test.each([
  ["totalCuont", ["totalCount"]],
  ["totalcount", ["totalCount"]],
  ["total", ["totalCount", "totalPrice"]],
  ["line", ["lines"]],
  ["linesOfCart", ["lines"]],
  ["ie", ["id"]],
  ["valdation", ["validation"]],
  ["basket", []],
  ["", []],
  ["x".repeat(61), []],
])("%s may mean %j", (name, near) => {
  expect(nearestNames(name, names)).toEqual(near)
})

test("the nearest name comes first, and at most three are suggested", () => {
  expect(nearestNames("price", ["prices2", "prise", "priceOf", "prices", "price1"])).toEqual([
    "prise",
    "prices",
    "price1",
  ])
})
