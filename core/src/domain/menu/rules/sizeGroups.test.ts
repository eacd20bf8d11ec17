import { expect, test } from "vitest"
import { menu } from "../../price/shop.fixture.ts"
import type { Product } from "../model.ts"
import { sizeGroups } from "./sizeGroups.ts"

const groupsOf = (product: Product | undefined) =>
  product && sizeGroups(product).map(({ crust, sizes }) => [crust, sizes.map(({ variation }) => variation.code)])

test("a pizza's sizes come by crust, in the menu's order", () => {
  const [margherita] = menu.products
  expect(groupsOf(margherita)).toEqual([
    ["american", ["MARG_AM30", "MARG_AM40"]],
    ["italian", ["MARG_IT30"]],
  ])
})

test("a product without crusts is one group", () => {
  expect(groupsOf(menu.products.find(({ productCode }) => productCode === "COLA"))).toEqual([[null, ["COLA"]]])
})
