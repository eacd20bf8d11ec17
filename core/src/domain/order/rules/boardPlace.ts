import { millisecondsInMinute } from "date-fns/constants"
import type { Millis } from "../../time/model.ts"
import type { KitchenOrder } from "../kitchenOrder.ts"

/** The stage of an open order in a kitchen: waiting for an answer, being made, or ready or on its way. */
export type BoardPlace = "new" | "making" | "ready"

/** The place of an open order on a kitchen's board. */
export const boardPlace = ({ status, step }: Pick<KitchenOrder, "status" | "step">): BoardPlace => {
  if (status === "placed") return "new"
  return step === "canBePickedUp" || step === "onItsWay" || step === "delivered" ? "ready" : "making"
}

/**
 * Whole minutes until an order is due, negative if it is late; `null` if there is no expected time, or nothing left to
 * wait for: it can be picked up, or was delivered.
 */
export const minutesUntilDue = (
  { estimatedAt, step }: Pick<KitchenOrder, "estimatedAt" | "step">,
  now: Millis,
): number | null =>
  estimatedAt === null || step === "canBePickedUp" || step === "delivered"
    ? null
    : Math.trunc((estimatedAt - now) / millisecondsInMinute)
