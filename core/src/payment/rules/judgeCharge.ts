import type { Currency } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"
import type { OrderStatus } from "../../order/model.ts"
import { hasEnded } from "../../order/rules/hasEnded.ts"

/** Why money that a customer paid is to go back. */
export type ReversalReason = "wrongAmount" | "orderClosed" | "alreadyPaid" | "orderCalledOff"

/** What an authorised charge means for its order: it is placed, or the money goes back. */
export type ChargeJudgement =
  | { readonly _tag: "PlacesOrder" }
  | { readonly _tag: "GoesBack"; readonly why: ReversalReason }

/** An amount in a currency. */
export interface Sum {
  readonly amount: Minor
  readonly currency: Currency
}

/** Judges an authorised charge, once: only the exact sum of an order that waits for it places the order (SPEC §8.3, 3045). */
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
