import { expect, test } from "vitest"
import { kroner, zero } from "../../money/rules/kroner.ts"
import type { KitchenOrder } from "../kitchenOrder.ts"
import type { Tracking } from "../model.ts"
import { withTracking } from "./withTracking.ts"

const order: KitchenOrder = {
  orderId: "o1",
  sequence: 2,
  number: 7,
  storeId: "101",
  deliveryMethod: "carryout",
  firstName: "Kunde",
  lastName: "1",
  phone: "+4740000011",
  message: "",
  address: null,
  hotspot: null,
  placedAt: 0,
  startAt: 0,
  advanceOrderTime: null,
  estimatedAt: 600_000,
  status: "placed",
  step: null,
  next: { type: "Accept" },
  reason: null,
  lines: [],
  paymentType: "ADYEN",
  total: kroner(199),
  toCollect: zero,
}

const accepted: Tracking = {
  orderId: "o1",
  sequence: 4,
  status: "accepted",
  deliveryMethod: "carryout",
  steps: [],
  reason: null,
  estimatedAt: 600_000,
}

test("the answer to a press tells a tablet that the payment was withdrawn meanwhile", () => {
  expect(withTracking(order, { ...accepted, paymentWithdrawn: true })).toMatchObject({
    status: "accepted",
    sequence: 4,
    toCollect: kroner(199),
    paymentWithdrawn: true,
  })
  expect(withTracking(order, accepted)).toMatchObject({ toCollect: zero })
  expect(withTracking(order, accepted)).not.toHaveProperty("paymentWithdrawn")
})
