import type { Tracking, TrackingStep } from "../model.ts"
import { stepsOf } from "./stepsOf.ts"

/** The step that follows; `null` after the last. */
export const nextStep = ({ deliveryMethod, steps }: Tracking): TrackingStep | null =>
  stepsOf(deliveryMethod)[steps.length] ?? null
