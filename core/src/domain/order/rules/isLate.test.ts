import { expect, test } from "vitest"
import type { Tracking } from "../model.ts"
import { isLate } from "./isLate.ts"

const expectedAt = 1_000_000
const tracking: Tracking = {
  orderId: "o1",
  sequence: 3,
  status: "accepted",
  deliveryMethod: "carryout",
  steps: [{ step: "received", at: 0 }],
  reason: null,
  estimatedAt: expectedAt,
}

test("an order is late from a minute after its expected time", () => {
  expect(isLate(tracking, expectedAt + 59_999)).toBe(false)
  expect(isLate(tracking, expectedAt + 60_000)).toBe(true)
  expect(isLate({ ...tracking, status: "placed", steps: [] }, expectedAt + 60_000)).toBe(true)
})

test("an order that waits at the counter or was delivered is not late", () => {
  for (const step of ["canBePickedUp", "delivered"] as const)
    expect(isLate({ ...tracking, steps: [{ step, at: 0 }] }, expectedAt + 60_000)).toBe(false)
})

test("an order that has ended, awaits its payment or has no expected time is not late", () => {
  for (const status of ["completed", "refused", "cancelled", "awaitingPayment"] as const)
    expect(isLate({ ...tracking, status }, expectedAt + 60_000)).toBe(false)
  expect(isLate({ ...tracking, estimatedAt: null }, expectedAt + 60_000)).toBe(false)
})
