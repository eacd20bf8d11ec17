import { type DeliveryMethod, deliverySteps, pickupSteps, type TrackingStep } from "../model.ts"

/** The steps of a method, in order (SPEC §2.7); a hotspot order has those of a delivery. */
export const stepsOf = (method: DeliveryMethod): readonly TrackingStep[] =>
  method === "carryout" ? pickupSteps : deliverySteps
