import type { Minor } from "../../money/model.ts"
import { zero } from "../../money/rules/kroner.ts"
import type { OrderPlaced, PaymentAwaited } from "../events.ts"
import type { OrderStatus } from "../model.ts"
import { hasEnded } from "./hasEnded.ts"

/**
 * What is to be paid at the hand-over: the total of an order that is paid in the store or on arrival. An order by card
 * reaches the store paid, one on account is billed, and an ended one is settled.
 */
export const amountToCollect = (
  { paymentType, total }: Pick<OrderPlaced | PaymentAwaited, "paymentType" | "total">,
  status: OrderStatus,
): Minor => (paymentType === "INSTORE" && !hasEnded(status) ? total : zero)
