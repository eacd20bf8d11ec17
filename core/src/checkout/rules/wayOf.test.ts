import { expect, test } from "vitest"
import { emptyCart } from "../../cart/rules/emptyCart.ts"
import { door } from "../checkoutStage.fixture.ts"
import { offeredPayments } from "./offeredPayments.ts"
import { wayOf } from "./wayOf.ts"

const { shipping } = emptyCart("large", false)
const hotspot = { id: "arena", name: "Arena", parameters: { seat: "12-7" } }
const known = { ...shipping, address: door, hotspot, contactless: true }

test("an order goes the way that was chosen, with what only that way needs", () => {
  expect(wayOf(known)).toEqual({ _tag: "Carryout" })
  expect(wayOf({ ...known, method: "delivery" })).toEqual({ _tag: "Delivery", door, contactless: true })
  expect(wayOf({ ...known, method: "hotspot" })).toEqual({
    _tag: "Hotspot",
    hotspotId: "arena",
    parameters: { seat: "12-7" },
  })
})

test("there is no way to a door or a hotspot that was not named", () => {
  expect([wayOf({ ...shipping, method: "delivery" }), wayOf({ ...shipping, method: "hotspot" })]).toEqual([null, null])
})

test("one pays in the store, with a card where that is offered; an organisation on account first", () => {
  expect(offeredPayments(null, false)).toEqual(["INSTORE"])
  expect(offeredPayments(null, true)).toEqual(["INSTORE", "ADYEN"])
  expect(offeredPayments("org-1", true)).toEqual(["B2B", "INSTORE", "ADYEN"])
})
