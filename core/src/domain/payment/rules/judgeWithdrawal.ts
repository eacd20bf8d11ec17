import type { Tracking } from "../../order/model.ts"
import { hasEnded } from "../../order/rules/hasEnded.ts"

/** A charge before the provider reported that its money will not arrive. */
export interface ChargeBefore {
  /** It pays its order. */
  readonly pays: boolean
  readonly state: "authorised" | "cancelled" | "refunded"
  /** We have asked the provider to refund it, or a part of it. */
  readonly isGoingBack: boolean
  /** The provider has reported its capture. */
  readonly isTaken: boolean
}

/**
 * The consequence: the order is paid at the hand-over; staff only check it, also if the money `stays` with us; or
 * nothing.
 */
export type Withdrawal = "payAtHandOver" | "look" | "stays" | "nothing"

/**
 * Judges a charge that the provider cancels by itself, or cannot capture. The order is never cancelled because of it,
 * because its food may be in the oven. A repeated withdrawal changes nothing, nor does one of a cancelled or refunded
 * charge.
 */
export const judgeWithdrawal = (
  { pays, state, isGoingBack, isTaken }: ChargeBefore,
  { status, paymentWithdrawn }: Pick<Tracking, "status" | "paymentWithdrawn">,
): Withdrawal => {
  if (!pays || state !== "authorised" || isGoingBack || paymentWithdrawn === true) return "nothing"
  if (status !== "completed" && hasEnded(status)) return "nothing"
  if (isTaken) return "stays"
  return status === "completed" ? "look" : "payAtHandOver"
}
