import { expect, test } from "vitest"
import { deliverySteps, pickupSteps } from "../steps.ts"
import { boardPlace, minutesUntilDue } from "./boardPlace.ts"

test("an order moves from new to making to ready, on either way", () => {
  const accepted = (step: (typeof pickupSteps | typeof deliverySteps)[number] | null) =>
    boardPlace({ status: "accepted", step })
  expect(boardPlace({ status: "placed", step: null })).toBe("new")
  expect([null, ...pickupSteps].map(accepted)).toEqual(["making", "making", "making", "making", "making", "ready"])
  expect([null, ...deliverySteps].map(accepted)).toEqual(["making", "making", "making", "making", "ready", "ready"])
})

test("an order is late from the first whole minute after its time", () => {
  const left = (seconds: number) => minutesUntilDue({ estimatedAt: 0 }, seconds * 1000)
  expect([-600, -61, -59, 0, 59, 60, 200].map(left).map((minutes) => (minutes ?? 0) + 0)).toEqual([
    10, 1, 0, 0, 0, -1, -3,
  ])
  expect(minutesUntilDue({ estimatedAt: null }, 0)).toBeNull()
})
