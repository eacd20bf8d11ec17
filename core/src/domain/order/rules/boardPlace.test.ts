import { expect, test } from "vitest"
import { deliverySteps, pickupSteps } from "../steps.ts"
import type { KitchenOrder } from "../kitchenOrder.ts"
import { boardPlace, minutesUntilDue } from "./boardPlace.ts"

test("an order moves from new to making to ready, by either method", () => {
  const accepted = (step: (typeof pickupSteps | typeof deliverySteps)[number] | null) =>
    boardPlace({ status: "accepted", step })
  expect(boardPlace({ status: "placed", step: null })).toBe("new")
  expect([null, ...pickupSteps].map(accepted)).toEqual(["making", "making", "making", "making", "making", "ready"])
  expect([null, ...deliverySteps].map(accepted)).toEqual(["making", "making", "making", "making", "ready", "ready"])
})

test("an order is late from the first whole minute after its time", () => {
  const left = (seconds: number) => minutesUntilDue({ estimatedAt: 0, step: null }, seconds * 1000)
  expect([-600, -61, -59, 0, 59, 60, 200].map(left).map((minutes) => (minutes ?? 0) + 0)).toEqual([
    10, 1, 0, 0, 0, -1, -3,
  ])
  expect(minutesUntilDue({ estimatedAt: null, step: null }, 0)).toBeNull()
})

test("an order that can be picked up or was delivered is neither due nor late; one on its way may be", () => {
  const late = (step: KitchenOrder["step"]) => minutesUntilDue({ estimatedAt: 0, step }, 5 * 60_000)
  expect(pickupSteps.map(late)).toEqual([-5, -5, -5, -5, null])
  expect(deliverySteps.map(late)).toEqual([-5, -5, -5, -5, null])
})
