import { expect, test } from "vitest"
import { add, one, openCart, openStore, standing, two } from "./cartStage.fixture.ts"

test("the second of three lines, removed and restored, is back in its place", () => {
  const stage = openStore()
  for (const code of ["MARG_AM30", "COLA", "FRIES"]) stage.put(add(code))
  const { lines } = stage.see().cart
  stage.put({ type: "LineRemoved", id: lines[1]?.id ?? "" })
  expect(stage.see().cart.removed).toMatchObject({ index: 1, item: { variationCode: "COLA" } })
  stage.put({ type: "RemovalUndone" })
  expect(stage.see().cart.lines).toEqual(lines)
})

test("a move of an empty cart to another store cannot be undone", () => {
  const stage = openStore()
  stage.put(add("COLA"))
  stage.put({ type: "CartEmptied" })
  stage.put({ type: "StoreChosen", storeSlug: "store-2" })
  stage.answer("LoadStore", two)
  stage.answer("LoadStatus", standing())
  expect(stage.see().cart).toMatchObject({ storeId: "2", movedFrom: null })
})

test.each(["webQr", "appQr", "web", "app"] as const)("whether a visit by %s begins in the store", (origin) => {
  expect(openCart(null, { origin }).see().cart.inStorePurchase).toBe(origin.endsWith("Qr"))
})

test("food that another tab adds or removes is priced again here", () => {
  const [here, there] = [openStore(), openStore()]
  there.put(add("COLA"))
  here.put({ type: "CartChangedElsewhere", cart: there.saved() })
  here.wait(1000)
  expect(here.asking()).toMatchObject([{ request: { cart: { products: [{ codes: ["COLA"] }] } } }])
  here.put({ type: "OrderPlaced", orderId: "o1", key: "another-cart" })
  here.put({ type: "CartChangedElsewhere", cart: null })
  here.wait(1000)
  expect(here.asking()).toEqual([])
  expect(here.see().cart).toMatchObject({ totalCount: 0, activeOrderId: null })
})

test("an order that another tab placed empties only the cart that was ordered", () => {
  const stage = openStore()
  stage.put(add("COLA"))
  const { cartId } = stage.see().cart
  stage.put({ type: "OrderPlaced", orderId: "o1", key: "another-cart" })
  expect(stage.see().cart).toMatchObject({ cartId, totalCount: 1, activeOrderId: "o1" })
  stage.put({ type: "OrderPlaced", orderId: "o2", key: cartId })
  expect(stage.see().cart).toMatchObject({ totalCount: 0, activeOrderId: "o2" })
})

test("a cart whose idempotency key was used gets another; a cart that has another already keeps it", () => {
  const stage = openStore()
  stage.put(add("COLA"))
  const { cartId } = stage.see().cart
  stage.put({ type: "KeySpent", key: "another-cart" })
  expect(stage.see().cart.cartId).toBe(cartId)
  stage.put({ type: "KeySpent", key: cartId })
  const { cart } = stage.see()
  expect(cart.totalCount).toBe(1)
  expect(cart.cartId).toMatch(/^seedseed-c\d+$/)
  expect(cart.cartId).not.toBe(cartId)
})

test("a delivery price that the server confirms unchanged is not stored again", () => {
  const stage = openStore(one)
  stage.put({ type: "MethodChosen", method: "delivery" })
  stage.put(add("COLA"))
  const before = stage.savings()
  const surchargeAmount = stage.see().cart.shipping.price
  stage.put({ type: "PriceConfirmed", surchargeAmount })
  expect(stage.savings()).toBe(before)
})
