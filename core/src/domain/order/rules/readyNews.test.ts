import { expect, test } from "vitest"
import type { OrderStatus, TrackingStep } from "../model.ts"
import { placedOrder } from "../placedOrder.fixture.ts"
import { foldTracking } from "./foldTracking.ts"
import { readyNews } from "./readyNews.ts"

const newsAt = (status: OrderStatus, ...steps: readonly TrackingStep[]) => {
  const tracking = foldTracking([placedOrder("carryout")])
  if (tracking === null) throw new Error("no tracking")
  return readyNews({ ...tracking, status, steps: steps.map((step) => ({ step, at: 0 })) })
}

test("a customer is notified when the order can be collected, is on its way, or will not come", () => {
  expect(newsAt("accepted", "inOven", "canBePickedUp")).toBe("ready")
  expect(newsAt("accepted", "inOven", "onItsWay")).toBe("onItsWay")
  expect(newsAt("refused")).toBe("stopped")
  expect(newsAt("cancelled", "inOven", "canBePickedUp")).toBe("stopped")
})

test("there is no notification while the kitchen has the order, and once it was handed over", () => {
  expect(newsAt("placed")).toBeNull()
  expect(newsAt("accepted", "received", "preparing", "inOven", "qualityCheck")).toBeNull()
  expect(newsAt("accepted", "onItsWay", "delivered")).toBeNull()
  expect(newsAt("completed", "canBePickedUp")).toBeNull()
})
