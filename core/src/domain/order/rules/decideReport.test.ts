import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { OrderEvent } from "../events.ts"
import type { KitchenReport } from "../kitchen.ts"
import type { DeliveryMethod, Tracking } from "../model.ts"
import { deliverySteps, pickupSteps } from "../steps.ts"
import { placedOrder } from "../placedOrder.fixture.ts"
import { decideReport } from "./decideReport.ts"
import { foldTracking } from "./foldTracking.ts"
import { hasEnded } from "./hasEnded.ts"
import { nextReport } from "./nextReport.ts"

const tracked = (events: readonly OrderEvent[]): Tracking => {
  const tracking = foldTracking(events)
  if (tracking === null) throw new Error("never placed")
  return tracking
}

/** The events after an order's placement and these reports, without refused ones. */
const report = (method: DeliveryMethod, reports: readonly KitchenReport[]): readonly OrderEvent[] => {
  const events: OrderEvent[] = [placedOrder(method)]
  for (const [index, said] of reports.entries()) {
    const decision = decideReport(tracked(events), said, 2000 + index)
    if (decision._tag === "Recorded") events.push(decision.event)
  }
  return events
}

const step = (name: Tracking["steps"][number]["step"]): KitchenReport => ({ type: "Step", step: name })
const accept: KitchenReport = { type: "Accept" }

describe("a kitchen's reports", () => {
  it.each([
    ["carryout", pickupSteps],
    ["delivery", deliverySteps],
    ["hotspot", deliverySteps],
  ] as const)("take a %s order through every step to completion", (method, steps) => {
    const events: OrderEvent[] = [placedOrder(method)]
    for (let said = nextReport(tracked(events)); said !== null; said = nextReport(tracked(events))) {
      const decision = decideReport(tracked(events), said, 5000)
      if (decision._tag === "NotAllowed") throw new Error("the next report must be allowed")
      events.push(decision.event)
    }
    expect(tracked(events).steps.map(({ step: name }) => name)).toEqual(steps)
    expect(tracked(events)).toMatchObject({ status: "completed", sequence: 8 })
  })

  it.each<[string, readonly KitchenReport[], KitchenReport]>([
    ["a step before acceptance", [], step("received")],
    ["accepting twice", [accept], accept],
    ["a skipped step", [accept, step("received")], step("inOven")],
    ["the same step twice", [accept, step("received")], step("received")],
    ["a step of another method", [accept, step("received")], step("makingFood")],
    ["completing early", [accept, step("received")], { type: "Complete" }],
    ["anything after a refusal", [{ type: "Refuse", reason: "no dough" }], accept],
    [
      "cancelling an order ready for pickup",
      [accept, ...pickupSteps.map(step)],
      { type: "Cancel", reason: "the customer called" },
    ],
  ])("refuse %s with 3016", (_, before, said) => {
    expect(decideReport(tracked(report("carryout", before)), said, 9000)).toEqual({ _tag: "NotAllowed", code: 3016 })
  })

  it("keep the store's reason for a refusal", () => {
    expect(tracked(report("delivery", [accept, { type: "Refuse", reason: "the oven is cold" }]))).toMatchObject({
      status: "refused",
      reason: "the oven is cold",
      estimatedAt: null,
    })
  })

  it("can move the expected time, again and again, to a later one; the first promise is kept", () => {
    const promised = tracked([placedOrder("delivery")]).estimatedAt ?? 0
    const by = (minutes: number): KitchenReport => ({ type: "Delay", estimatedAt: promised + minutes * 60_000 })
    const once = report("delivery", [accept, by(15), by(15), by(10), by(0)])
    expect(tracked(once)).toMatchObject({ sequence: 3, estimatedAt: promised + 900_000, promisedAt: promised })
    expect(tracked(report("delivery", [by(15), accept, by(255), by(496)]))).toMatchObject({
      sequence: 4,
      status: "accepted",
      estimatedAt: promised + 255 * 60_000,
      promisedAt: promised,
    })
    expect(tracked(report("carryout", [accept])).promisedAt).toBeUndefined()
  })

  it("never skip a step, whatever the order of reports", () => {
    const anyReport = fc.oneof(
      fc.constantFrom<KitchenReport>(accept, { type: "Complete" }, { type: "Cancel", reason: "x" }),
      fc.constantFrom(...pickupSteps, ...deliverySteps).map(step),
    )
    fc.assert(
      fc.property(
        fc.constantFrom("carryout", "delivery" as const),
        fc.array(anyReport, { maxLength: 60 }),
        (method, said) => {
          const events = report(method, said)
          const tracking = tracked(events)
          const steps = tracking.steps.map((reached) => reached.step)
          expect(steps).toEqual((method === "carryout" ? pickupSteps : deliverySteps).slice(0, steps.length))
          expect(tracking.sequence).toBe(events.length)
          if (hasEnded(tracking.status)) expect(nextReport(tracking)).toBeNull()
        },
      ),
    )
  })
})
