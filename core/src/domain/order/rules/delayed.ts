import type { Millis } from "../../time/model.ts"
import type { KitchenOrder } from "../kitchenOrder.ts"

const minute = 60_000

/** The longest delay in minutes that one report can ask for. */
export const longestDelay = 240

/** Whether a kitchen can still ask for more time: until the order is ready to collect or delivered. */
export const mayTakeLonger = ({ status, step, estimatedAt }: Pick<KitchenOrder, "status" | "step" | "estimatedAt">) =>
  (status === "placed" || status === "accepted") &&
  estimatedAt !== null &&
  step !== "canBePickedUp" &&
  step !== "delivered"

/** The expected time after so many minutes more: counted from the one before, or from now if that has passed. */
export const laterBy = (estimatedAt: Millis, minutes: number, now: Millis): Millis =>
  Math.max(estimatedAt, Math.ceil(now / minute) * minute) + minutes * minute

/** Whether a new expected time is one that a kitchen may set: later than the one before, and not by too much. */
export const isDelay = (estimatedAt: Millis | null, until: Millis): boolean =>
  estimatedAt !== null && until > estimatedAt && until - estimatedAt <= longestDelay * minute
