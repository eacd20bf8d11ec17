import { expect, test } from "vitest"
import { addCola, openMenu } from "../../shop/shopStage.fixture.ts"
import { isBroughtFrom } from "./isBroughtFrom.ts"

test("a cart's way counts at its own store, an empty cart's everywhere; from any other store one collects", () => {
  const stage = openMenu()
  stage.put(addCola)
  const { cart } = stage.see()
  const brought = { ...cart, shipping: { ...cart.shipping, method: "delivery" as const } }
  const collected = { ...cart, shipping: { ...cart.shipping, method: "carryout" as const } }
  const [own, other] = [{ id: cart.storeId }, { id: "another" }]
  expect([isBroughtFrom(brought, own), isBroughtFrom(brought, other)]).toEqual([true, false])
  expect(isBroughtFrom({ ...brought, storeId: "" }, other)).toBe(true)
  expect(isBroughtFrom(collected, own)).toBe(false)
})
