import type { KitchenOrder } from "../kitchenOrder.ts"
import { hasEnded } from "./hasEnded.ts"

/** Whether an order can still be refused or cancelled: until it is on its way or ready for pickup. */
export const mayTurnDown = ({ status, step }: Pick<KitchenOrder, "status" | "step">): boolean =>
  !hasEnded(status) && step !== "onItsWay" && step !== "canBePickedUp" && step !== "delivered"
