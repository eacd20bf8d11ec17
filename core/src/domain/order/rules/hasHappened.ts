import type { KitchenReport } from "../kitchen.ts"
import type { KitchenOrder } from "../kitchenOrder.ts"
import { stepsOf } from "./stepsOf.ts"

/** Whether an order has reached or passed the state of a report: it was received before, or somebody else sent it. */
export const hasHappened = (
  report: KitchenReport,
  {
    status,
    step,
    deliveryMethod,
    estimatedAt,
  }: Pick<KitchenOrder, "status" | "step" | "deliveryMethod" | "estimatedAt">,
): boolean => {
  switch (report.type) {
    case "Accept":
      return status === "accepted" || status === "completed"
    case "Step": {
      const steps = stepsOf(deliveryMethod)
      return status === "completed" || (step !== null && steps.indexOf(step) >= steps.indexOf(report.step))
    }
    case "Delay":
      return status === "completed" || (estimatedAt !== null && estimatedAt >= report.estimatedAt)
    case "Complete":
      return status === "completed"
    case "Refuse":
      return status === "refused"
    case "Cancel":
      return status === "cancelled"
  }
}
