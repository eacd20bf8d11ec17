import { expect, test } from "vitest"
import { kroner, zero } from "../../money/rules/kroner.ts"
import { sampleKitchenOrder as order } from "../kitchenOrder.fixture.ts"
import type { Tracking } from "../model.ts"
import { withTracking } from "./withTracking.ts"

const accepted: Tracking = {
  orderId: "o1",
  sequence: 4,
  status: "accepted",
  deliveryMethod: "carryout",
  steps: [],
  reason: null,
  estimatedAt: 600_000,
}

test("the answer to a report contains the withdrawal of the payment", () => {
  expect(withTracking(order, { ...accepted, paymentWithdrawn: true })).toMatchObject({
    status: "accepted",
    sequence: 4,
    toCollect: kroner(199),
    paymentWithdrawn: true,
  })
  expect(withTracking(order, accepted)).toMatchObject({ toCollect: zero })
  expect(withTracking(order, accepted)).not.toHaveProperty("paymentWithdrawn")
})
