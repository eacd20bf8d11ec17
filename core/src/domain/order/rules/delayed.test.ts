import { expect, test } from "vitest"
import { isDelay, laterBy, longestDelay, mayTakeLonger } from "./delayed.ts"

const minute = 60_000
const estimatedAt = 100 * minute

test("a kitchen can ask for more time until the order is ready to collect or delivered", () => {
  const order = { status: "accepted", step: "inOven", estimatedAt } as const
  expect(mayTakeLonger(order)).toBe(true)
  expect(mayTakeLonger({ ...order, status: "placed", step: null })).toBe(true)
  expect(mayTakeLonger({ ...order, step: "onItsWay" })).toBe(true)
  for (const step of ["canBePickedUp", "delivered"] as const) expect(mayTakeLonger({ ...order, step })).toBe(false)
  for (const status of ["awaitingPayment", "completed", "refused", "cancelled"] as const) {
    expect(mayTakeLonger({ ...order, status })).toBe(false)
  }
  expect(mayTakeLonger({ ...order, estimatedAt: null })).toBe(false)
})

test("additional minutes count from the expected time, or from the next whole minute once that has passed", () => {
  expect(laterBy(estimatedAt, 10, 50 * minute)).toBe(110 * minute)
  expect(laterBy(estimatedAt, 10, 120 * minute + 1)).toBe(131 * minute)
  expect(laterBy(estimatedAt, 10, 120 * minute)).toBe(130 * minute)
})

test("a new time is later than the one before, and by four hours at most", () => {
  expect(longestDelay).toBe(240)
  expect(isDelay(estimatedAt, estimatedAt)).toBe(false)
  expect(isDelay(estimatedAt, estimatedAt + 1)).toBe(true)
  expect(isDelay(estimatedAt, estimatedAt + 240 * minute)).toBe(true)
  expect(isDelay(estimatedAt, estimatedAt + 240 * minute + 1)).toBe(false)
  expect(isDelay(null, estimatedAt)).toBe(false)
})
