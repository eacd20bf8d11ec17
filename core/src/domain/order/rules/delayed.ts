import type { Millis } from "../../time/model.ts"
import type { KitchenOrder } from "../kitchenOrder.ts"

const minute = 60_000

/** Upper bound in minutes on the delay of one report. */
export const longestDelay = 240

/** Whether a kitchen can still ask for more time: until the order is ready to collect or delivered. */
export const mayTakeLonger = ({ status, step, estimatedAt }: Pick<KitchenOrder, "status" | "step" | "estimatedAt">) =>
  (status === "placed" || status === "accepted") &&
  estimatedAt !== null &&
  step !== "canBePickedUp" &&
  step !== "delivered"

/**
 * The expected time after this many additional minutes, counted from the previous one, or from now if that has passed.
 */
export const laterBy = (estimatedAt: Millis, minutes: number, now: Millis): Millis =>
  Math.max(estimatedAt, Math.ceil(now / minute) * minute) + minutes * minute

/** Whether a kitchen may set this expected time: it must be later than the previous one, but not by too much. */
export const isDelay = (estimatedAt: Millis | null, until: Millis): boolean =>
  estimatedAt !== null && until > estimatedAt && until - estimatedAt <= longestDelay * minute
