import { expect, test } from "vitest"
import { add, openStore } from "../../cart/cartStage.fixture.ts"
import { kroner } from "../../../domain/money/rules/kroner.ts"
import type { DeliveryMethod } from "../../../domain/order/model.ts"
import { store } from "../../../domain/price/shop.fixture.ts"
import { missingToMinimum, minimumFor } from "./minimumFor.ts"

const marketsOwn = kroner(99)
const bound = (method: DeliveryMethod) => {
  const stage = openStore()
  stage.put(add("COLA"))
  if (method === "delivery") stage.put({ type: "MethodChosen", method })
  if (method === "hotspot") stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: {} })
  return stage.see().cart
}
const said = { storeId: "1", method: "delivery", minimum: kroner(300) } as const

test("delivery has the store's minimum, or the market's while the store is unknown; carryout has none", () => {
  for (const method of ["delivery", "hotspot"] as const) {
    expect(minimumFor(bound(method), null, store, marketsOwn)).toBe(kroner(149))
    expect(minimumFor(bound(method), null, null, marketsOwn)).toBe(marketsOwn)
    expect(minimumFor(bound(method), null, { ...store, id: "2" }, marketsOwn)).toBe(marketsOwn)
  }
  expect(minimumFor(bound("carryout"), null, store, marketsOwn)).toBe(0)
})

test("the server's minimum takes precedence, for its own store and method", () => {
  expect(minimumFor(bound("delivery"), said, store, marketsOwn)).toBe(kroner(300))
  expect(minimumFor(bound("hotspot"), said, store, marketsOwn)).toBe(kroner(149))
  expect(minimumFor(bound("delivery"), { ...said, storeId: "2" }, store, marketsOwn)).toBe(kroner(149))
  expect(minimumFor(bound("carryout"), { ...said, method: "carryout" }, store, marketsOwn)).toBe(kroner(300))
})

test("the amount missing to the minimum is never negative", () => {
  expect([missingToMinimum(kroner(149), kroner(60)), missingToMinimum(kroner(149), kroner(200))]).toEqual([
    kroner(89),
    0,
  ])
})
