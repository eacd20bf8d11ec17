import { expect, test } from "vitest"
import { openStore, standing, storeOne } from "../../cart/cartStage.fixture.ts"
import { menu } from "../../../domain/price/shop.fixture.ts"
import type { StoreView } from "../../store/view.ts"
import { kitchenOf } from "./kitchenOf.ts"

const seen = () => openStore().see()
const status = standing({ waitMinutes: { pickup: 20, delivery: 90 } })
const stores = (current: StoreView["current"]): StoreView => ({ ...seen().store, current })
const here = () => stores({ store: storeOne, menu, status })
const by = (method: "carryout" | "delivery" | "hotspot", storeId = "1") => {
  const { cart } = seen()
  return { ...cart, storeId, shipping: { ...cart.shipping, method } }
}

test("the kitchen uses the current waiting time of the method", () => {
  expect(kitchenOf(by("carryout"), here())).toEqual({ store: storeOne, delay: { now: 20, later: 15 } })
  expect(kitchenOf(by("delivery"), here())).toMatchObject({ delay: { now: 90, later: 40 } })
  expect(kitchenOf(by("hotspot"), here())).toMatchObject({ delay: { now: 90, later: 40 } })
})

test("without a status it uses the store's usual waiting time", () => {
  const unknown = stores({ store: storeOne, menu, status: null })
  expect([kitchenOf(by("carryout"), unknown)?.delay.now, kitchenOf(by("delivery"), unknown)?.delay.now]).toEqual([
    15, 40,
  ])
})

test("an empty cart uses the current store; a cart of another store has no kitchen until that store is loaded", () => {
  expect(kitchenOf(by("carryout", ""), here())).toMatchObject({ store: storeOne })
  expect(kitchenOf(by("carryout", "2"), here())).toBeNull()
  expect(kitchenOf(by("carryout"), stores(null))).toBeNull()
})

test("while another store's menu is shown the cart's own store is found in the list, with its usual waiting time", () => {
  const list = { _tag: "Loaded", value: [storeOne] } as const
  const elsewhere = { ...here(), list, current: { store: { ...storeOne, id: "2" }, menu, status } }
  expect(kitchenOf(by("carryout"), elsewhere)).toEqual({ store: storeOne, delay: { now: 15, later: 15 } })
})
