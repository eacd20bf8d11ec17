import type { Currency } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"
import type { OrderStatus } from "../../order/model.ts"
import { hasEnded } from "../../order/rules/hasEnded.ts"

/** Why a customer's payment is returned. */
export type ReversalReason = "wrongAmount" | "orderClosed" | "alreadyPaid" | "orderCalledOff"

/** The consequence of an authorised charge: the order is placed, or the money is returned. */
export type ChargeJudgement =
  | { readonly _tag: "PlacesOrder" }
  | { readonly _tag: "GoesBack"; readonly why: ReversalReason }

/** An amount in a currency. */
export interface Sum {
  readonly amount: Minor
  readonly currency: Currency
}

/**
 * Judges an authorised charge, once: only the exact amount for an order that awaits it places the order (SPEC §8.3,
 * 3045).
 */
export const judgeCharge = (
  charge: { readonly amount: number; readonly currency: string },
  due: Sum,
  status: OrderStatus,
): ChargeJudgement => {
  if (charge.amount !== due.amount || charge.currency !== due.currency) return { _tag: "GoesBack", why: "wrongAmount" }
  if (hasEnded(status) && status !== "completed") return { _tag: "GoesBack", why: "orderClosed" }
  return status === "created" || status === "awaitingPayment"
    ? { _tag: "PlacesOrder" }
    : { _tag: "GoesBack", why: "alreadyPaid" }
}
