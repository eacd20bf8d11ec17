import type { KitchenReport } from "../kitchen.ts"
import type { Tracking } from "../model.ts"
import { hasEnded } from "./hasEnded.ts"
import { nextStep } from "./nextStep.ts"

/** What a kitchen without trouble reports next: accept, each step, complete; `null` when the order has ended. */
export const nextReport = (tracking: Tracking): KitchenReport | null => {
  if (hasEnded(tracking.status)) return null
  if (tracking.status !== "accepted") return { type: "Accept" }
  const step = nextStep(tracking)
  return step === null ? { type: "Complete" } : { type: "Step", step }
}
