import type { OrderEvent } from "../events.ts"
import type { KitchenReport } from "../kitchen.ts"
import type { Tracking } from "../model.ts"
import type { Millis } from "../../time/model.ts"
import { isDelay, mayTakeLonger } from "./delayed.ts"
import { hasEnded } from "./hasEnded.ts"
import { nextStep } from "./nextStep.ts"

/** The event that a report causes, or the code for why it is not allowed: 3016. */
export type ReportDecision =
  | { readonly _tag: "Recorded"; readonly event: OrderEvent }
  | { readonly _tag: "NotAllowed"; readonly code: 3016 }

const notAllowed: ReportDecision = { _tag: "NotAllowed", code: 3016 }

/** Decides what a kitchen report does to an order in its current state (DECISIONS §14). */
export const decideReport = (tracking: Tracking, report: KitchenReport, at: Millis): ReportDecision => {
  const facts = { orderId: tracking.orderId, at }
  const recorded = (event: OrderEvent): ReportDecision => ({ _tag: "Recorded", event })
  switch (report.type) {
    case "Accept":
      return tracking.status === "placed" ? recorded({ _tag: "OrderAccepted", ...facts }) : notAllowed
    case "Step":
      return tracking.status === "accepted" && report.step === nextStep(tracking)
        ? recorded({ _tag: "StepReached", ...facts, step: report.step })
        : notAllowed
    case "Delay":
      return mayTakeLonger({ ...tracking, step: tracking.steps.at(-1)?.step ?? null }) &&
        isDelay(tracking.estimatedAt, report.estimatedAt)
        ? recorded({ _tag: "OrderDelayed", ...facts, estimatedAt: report.estimatedAt })
        : notAllowed
    case "Complete":
      return tracking.status === "accepted" && nextStep(tracking) === null
        ? recorded({ _tag: "OrderCompleted", ...facts })
        : notAllowed
    case "Refuse":
      return canLeave(tracking) ? recorded({ _tag: "OrderRefused", ...facts, reason: report.reason }) : notAllowed
    case "Cancel":
      return canLeave(tracking) ? recorded({ _tag: "OrderCancelled", ...facts, reason: report.reason }) : notAllowed
  }
}

/** An order can be cancelled until it is on its way or ready for pickup. */
const canLeave = ({ status, steps }: Tracking): boolean =>
  !hasEnded(status) && !steps.some(({ step }) => step === "onItsWay" || step === "canBePickedUp")
