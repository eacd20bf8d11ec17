import { expect, test } from "vitest"
import { addCola, openMenu } from "../../../shop/shopStage.fixture.ts"
import { isDeliveredFrom } from "./isDeliveredFrom.ts"

test("a cart's method applies to its own store, an empty cart's to every store; any other store means carryout", () => {
  const stage = openMenu()
  stage.put(addCola)
  const { cart } = stage.see()
  const brought = { ...cart, shipping: { ...cart.shipping, method: "delivery" as const } }
  const collected = { ...cart, shipping: { ...cart.shipping, method: "carryout" as const } }
  const [own, other] = [{ id: cart.storeId }, { id: "another" }]
  expect([isDeliveredFrom(brought, own), isDeliveredFrom(brought, other)]).toEqual([true, false])
  expect(isDeliveredFrom({ ...brought, storeId: "" }, other)).toBe(true)
  expect(isDeliveredFrom(collected, own)).toBe(false)
})
