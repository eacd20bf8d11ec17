import { expect, test } from "vitest"
import { openStore, standing, storeOne } from "../../cart/cartStage.fixture.ts"
import { menu } from "../../price/shop.fixture.ts"
import type { StoreView } from "../../store/view.ts"
import { kitchenOf } from "./kitchenOf.ts"

const { cart, store: shown } = openStore().see()
const status = standing({ waitMinutes: { pickup: 20, delivery: 90 } })
const stores = (current: StoreView["current"]): StoreView => ({ ...shown, current })
const here = stores({ store: storeOne, menu, status })
const by = (method: "carryout" | "delivery" | "hotspot", storeId = "1") => ({
  ...cart,
  storeId,
  shipping: { ...cart.shipping, method },
})

test("the kitchen needs as long as it says now, for collecting or for bringing", () => {
  expect(kitchenOf(by("carryout"), here)).toEqual({ store: storeOne, delayMinutes: 20 })
  expect(kitchenOf(by("delivery"), here)).toMatchObject({ delayMinutes: 90 })
  expect(kitchenOf(by("hotspot"), here)).toMatchObject({ delayMinutes: 90 })
})

test("until it says, as long as it usually does", () => {
  const unknown = stores({ store: storeOne, menu, status: null })
  expect([kitchenOf(by("carryout"), unknown)?.delayMinutes, kitchenOf(by("delivery"), unknown)?.delayMinutes]).toEqual([
    15, 40,
  ])
})

test("an empty cart has the kitchen that is shown; a cart of another store none until that store is at hand", () => {
  expect(kitchenOf(by("carryout", ""), here)).toMatchObject({ store: storeOne })
  expect(kitchenOf(by("carryout", "2"), here)).toBeNull()
  expect(kitchenOf(by("carryout"), stores(null))).toBeNull()
})
