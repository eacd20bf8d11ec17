import type { Minor } from "../../money/model.ts"
import { zero } from "../../money/rules/kroner.ts"
import type { OrderPlaced, PaymentAwaited } from "../events.ts"
import type { Tracking } from "../model.ts"
import { hasEnded } from "./hasEnded.ts"
import { isPaidAtHandOver } from "./isPaidAtHandOver.ts"

/**
 * The amount to be paid at the hand-over: the total of an order that is paid there. An order by card reaches the store
 * paid, one on account is billed, and an ended one is settled.
 */
export const amountToCollect = (
  { paymentType, total }: Pick<OrderPlaced | PaymentAwaited, "paymentType" | "total">,
  tracking: Pick<Tracking, "status" | "paymentWithdrawn">,
): Minor => (isPaidAtHandOver(paymentType, tracking) && !hasEnded(tracking.status) ? total : zero)
