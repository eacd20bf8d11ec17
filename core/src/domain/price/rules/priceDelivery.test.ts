import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { store } from "../shop.fixture.ts"
import { priceDelivery } from "./priceDelivery.ts"

const unasked = { position: null, hotspotAnswers: null, byOrganisation: false }
const free = { _tag: "DeliveryPrice", fee: 0, minimum: 0 }

test("each method has its fee and minimum", () => {
  expect(priceDelivery(store, { ...unasked, deliveryMethod: "carryout" })).toEqual(free)
  expect(priceDelivery(store, { ...unasked, deliveryMethod: "delivery" })).toEqual({
    ...free,
    fee: kroner(59),
    minimum: kroner(149),
  })
  expect(priceDelivery(store, { ...unasked, deliveryMethod: "hotspot", hotspotId: "h1" })).toEqual({
    ...free,
    fee: kroner(29),
    minimum: kroner(149),
  })
})

test("a hotspot that the store does not have is refused", () => {
  expect(priceDelivery(store, { ...unasked, deliveryMethod: "hotspot", hotspotId: "h9" })).toEqual({
    _tag: "Refused",
    codes: [3145],
  })
})
