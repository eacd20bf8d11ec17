import type { KitchenReport } from "../kitchen.ts"
import type { Tracking } from "../model.ts"
import { nextStep } from "./nextStep.ts"

/** What a kitchen without trouble reports next: accept, each step, complete; `null` when it has nothing to report, or not yet. */
export const nextReport = (tracking: Tracking): KitchenReport | null => {
  if (tracking.status === "placed") return { type: "Accept" }
  if (tracking.status !== "accepted") return null
  const step = nextStep(tracking)
  return step === null ? { type: "Complete" } : { type: "Step", step }
}
