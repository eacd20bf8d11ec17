import { expect, test } from "vitest"
import { hasHappened } from "./hasHappened.ts"

const order = { status: "accepted", step: "inOven", deliveryMethod: "carryout", estimatedAt: 5000 } as const
const because = { reason: "Ovnen er kald" }

test("a report that somebody else has already sent counts as done, and a future one does not", () => {
  expect(hasHappened({ type: "Accept" }, order)).toBe(true)
  expect(hasHappened({ type: "Accept" }, { ...order, status: "completed" })).toBe(true)
  expect(hasHappened({ type: "Accept" }, { ...order, status: "placed", step: null })).toBe(false)
  expect(hasHappened({ type: "Complete" }, order)).toBe(false)
  expect(hasHappened({ type: "Complete" }, { ...order, status: "completed" })).toBe(true)
})

test("a step is done if the order has reached or passed it", () => {
  for (const step of ["preparing", "inOven"] as const) expect(hasHappened({ type: "Step", step }, order)).toBe(true)
  expect(hasHappened({ type: "Step", step: "qualityCheck" }, order)).toBe(false)
  expect(hasHappened({ type: "Step", step: "received" }, { ...order, step: null })).toBe(false)
  expect(hasHappened({ type: "Step", step: "canBePickedUp" }, { ...order, status: "completed" })).toBe(true)
  const delivered = { ...order, deliveryMethod: "delivery", step: "onItsWay" } as const
  expect(hasHappened({ type: "Step", step: "makingFood" }, delivered)).toBe(true)
  expect(hasHappened({ type: "Step", step: "delivered" }, delivered)).toBe(false)
})

test("a delay is done if the order's expected time is as late or later", () => {
  expect(hasHappened({ type: "Delay", estimatedAt: 5000 }, order)).toBe(true)
  expect(hasHappened({ type: "Delay", estimatedAt: 5001 }, order)).toBe(false)
  expect(hasHappened({ type: "Delay", estimatedAt: 5001 }, { ...order, status: "completed" })).toBe(true)
  expect(hasHappened({ type: "Delay", estimatedAt: 0 }, { ...order, estimatedAt: null })).toBe(false)
})

test("a refusal does not count as a cancellation, nor vice versa", () => {
  const refused = { ...order, status: "refused" } as const
  const cancelled = { ...order, status: "cancelled" } as const
  expect([refused, cancelled].map((one) => hasHappened({ type: "Refuse", ...because }, one))).toEqual([true, false])
  expect([refused, cancelled].map((one) => hasHappened({ type: "Cancel", ...because }, one))).toEqual([false, true])
})
