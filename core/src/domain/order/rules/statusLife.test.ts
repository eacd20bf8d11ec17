import { describe, expect, it } from "vitest"
import { placedOrder } from "../placedOrder.fixture.ts"
import type { OrderEvent } from "../events.ts"
import type { KitchenReport } from "../kitchen.ts"
import type { OrderStatus } from "../model.ts"
import { pickupSteps } from "../steps.ts"
import { decideReport } from "./decideReport.ts"
import { foldTracking } from "./foldTracking.ts"
import { nextReport } from "./nextReport.ts"
import { placeWaiting } from "./placeWaiting.ts"
import { readContents } from "./readContents.ts"

const placed = placedOrder("carryout")
const created = { ...placed, _tag: "PaymentAwaited", paymentType: "ADYEN" } as const
const facts = { orderId: placed.orderId, at: 2000 }
const paid = placeWaiting({ created, startAt: 1000 }, 61_000, "ADYEN").event
const accepted: OrderEvent = { _tag: "OrderAccepted", ...facts }
const reached = (count: number): readonly OrderEvent[] =>
  pickupSteps.slice(0, count).map((step) => ({ _tag: "StepReached", ...facts, step }))

const lives: Readonly<Record<string, readonly OrderEvent[]>> = {
  "awaits payment": [created],
  lapsed: [created, { _tag: "OrderLapsed", ...facts }],
  "was paid": [created, paid],
  "was withdrawn of its payment": [created, paid, { _tag: "PaymentWithdrawn", ...facts }],
  "was placed at once": [placed],
  accepted: [placed, accepted],
  "checked before it can be picked up": [placed, accepted, ...reached(4)],
  "can be picked up": [placed, accepted, ...reached(5)],
  completed: [placed, accepted, ...reached(5), { _tag: "OrderCompleted", ...facts }],
  refused: [placed, { _tag: "OrderRefused", ...facts, reason: "no dough" }],
  cancelled: [created, paid, accepted, { _tag: "OrderCancelled", ...facts, reason: "no oven" }],
}
const reports: readonly KitchenReport[] = [
  { type: "Accept" },
  { type: "Step", step: "received" },
  { type: "Complete" },
  { type: "Delay", estimatedAt: placed.estimatedAt + 600_000 },
  { type: "Refuse", reason: "x" },
  { type: "Cancel", reason: "x" },
]

describe("the life of an order", () => {
  it.each<[string, OrderStatus, string]>([
    ["awaits payment", "awaitingPayment", "Refuse Cancel"],
    ["lapsed", "cancelled", ""],
    ["was paid", "placed", "Accept Delay Refuse Cancel"],
    ["was withdrawn of its payment", "placed", "Accept Delay Refuse Cancel"],
    ["was placed at once", "placed", "Accept Delay Refuse Cancel"],
    ["accepted", "accepted", "Step Delay Refuse Cancel"],
    ["checked before it can be picked up", "accepted", "Delay Refuse Cancel"],
    ["can be picked up", "accepted", "Complete"],
    ["completed", "completed", ""],
    ["refused", "refused", ""],
    ["cancelled", "cancelled", ""],
  ])("that %s is %s and allows: %s", (life, status, allowed) => {
    const tracking = foldTracking(lives[life] ?? [])
    if (tracking === null) throw new Error("no such order")
    expect([tracking.status, tracking.sequence]).toEqual([status, lives[life]?.length])
    const heard = reports.filter((report) => decideReport(tracking, report, 3000)._tag === "Recorded")
    expect(heard.map(({ type }) => type).join(" ")).toBe(allowed)
  })

  it("that awaits payment allows no kitchen report and has no ready time", () => {
    const tracking = foldTracking([created])
    expect(tracking && nextReport(tracking)).toBeNull()
    expect(tracking?.estimatedAt).toBeNull()
  })
})

describe("an order paid a minute later", () => {
  it("starts then and is ready a minute later, unless it is for later anyway", () => {
    expect(placeWaiting({ created, startAt: 1000 }, 61_000, "ADYEN")).toEqual({
      startAt: 61_000,
      event: { ...created, _tag: "OrderPlaced", at: 61_000, estimatedAt: 960_000 },
    })
    const later = { ...created, advanceOrderTime: 900_000 }
    expect(placeWaiting({ created: later, startAt: 100_000 }, 61_000, "INSTORE")).toEqual({
      startAt: 100_000,
      event: { ...later, _tag: "OrderPlaced", at: 61_000, paymentType: "INSTORE" },
    })
  })

  it("keeps the contents it was placed with", () => {
    expect(readContents([created, paid, accepted])).toEqual(paid)
    expect(readContents([accepted])).toBeNull()
  })
})
