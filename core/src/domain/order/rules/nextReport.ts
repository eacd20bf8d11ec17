import type { KitchenReport } from "../kitchen.ts"
import type { Tracking } from "../model.ts"
import { nextStep } from "./nextStep.ts"

/**
 * The next report of a kitchen without problems: accept, each step, complete; `null` when there is none, or none yet.
 */
export const nextReport = (tracking: Tracking): KitchenReport | null => {
  if (tracking.status === "placed") return { type: "Accept" }
  if (tracking.status !== "accepted") return null
  const step = nextStep(tracking)
  return step === null ? { type: "Complete" } : { type: "Step", step }
}
