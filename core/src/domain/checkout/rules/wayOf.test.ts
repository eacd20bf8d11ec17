import { expect, test } from "vitest"
import { emptyCart } from "../../cart/rules/emptyCart.ts"
import { door } from "../../../units/checkout/checkoutStage.fixture.ts"
import { offeredPayments } from "./offeredPayments.ts"
import { wayOf } from "./wayOf.ts"

const shipping = () => emptyCart("large", false).shipping
const hotspot = { id: "arena", name: "Arena", parameters: { seat: "12-7" } }
const known = () => ({ ...shipping(), address: door, hotspot, contactless: true })

test("an order uses the chosen method, with only the data that it needs", () => {
  expect(wayOf(known())).toEqual({ _tag: "Carryout" })
  expect(wayOf({ ...known(), method: "delivery" })).toEqual({ _tag: "Delivery", door, contactless: true })
  expect(wayOf({ ...known(), method: "hotspot" })).toEqual({
    _tag: "Hotspot",
    hotspotId: "arena",
    parameters: { seat: "12-7" },
  })
})

test("without the address or the hotspot there is no method", () => {
  expect([wayOf({ ...shipping(), method: "delivery" }), wayOf({ ...shipping(), method: "hotspot" })]).toEqual([
    null,
    null,
  ])
})

test("payment is in the store, or by card where offered; an organisation's default is on account", () => {
  expect(offeredPayments(null, false)).toEqual(["INSTORE"])
  expect(offeredPayments(null, true)).toEqual(["INSTORE", "ADYEN"])
  expect(offeredPayments("org-1", true)).toEqual(["B2B", "INSTORE", "ADYEN"])
})
