import type { DeliveryMethod, TrackingStep } from "../model.ts"
import { deliverySteps, pickupSteps } from "../steps.ts"

/** The steps of a method, in order (SPEC §2.7); a hotspot order has the delivery steps. */
export const stepsOf = (method: DeliveryMethod): readonly TrackingStep[] =>
  method === "carryout" ? pickupSteps : deliverySteps
