import type { Tracking } from "../../order/model.ts"
import { hasEnded } from "../../order/rules/hasEnded.ts"

/** A charge as we know it, before the provider told that its money does not come. */
export interface ChargeBefore {
  /** It pays its order. */
  readonly pays: boolean
  readonly state: "authorised" | "cancelled" | "refunded"
  /** We have asked the provider to give it back, or a part of it. */
  readonly isGoingBack: boolean
  /** The provider has told that its money was taken. */
  readonly isTaken: boolean
}

/** What follows: the order is paid at the hand-over, staff look at it alone, also at money that `stays` with us, or nothing. */
export type Withdrawal = "payAtHandOver" | "look" | "stays" | "nothing"

/**
 * Judges a charge that the provider cancels by itself, or whose money it cannot take. The order is never called off by
 * it, because its food may be in the oven. Once is enough, and what was called off or is going back stays as it is.
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
