import { zero } from "../../domain/money/rules/kroner.ts"
import { PaymentResult, refusalReasons } from "../../domain/payment/model.ts"
import type { Collected, ProviderAnswer } from "../../domain/payment/attempt.ts"
import { readResult } from "../../domain/payment/rules/readResult.ts"
import type { PaymentStatus } from "../../domain/payment/wire.ts"
import type { Chance } from "../chance.ts"
import type { Phase } from "../play.ts"

const waiting = (orderId: string): PaymentStatus => ({
  orderId,
  status: "awaitingPayment",
  paymentType: "ADYEN",
  payment: "created",
  total: zero,
  currency: "NOK",
  resultCode: null,
  refusalReason: null,
})

/** An order that the store has received. */
export const placedStatus = (orderId: string): PaymentStatus => ({
  ...waiting(orderId),
  status: "placed",
  payment: "paid",
  resultCode: "Authorised",
})

/** An order that can no longer be paid. */
export const closedStatus = (orderId: string): PaymentStatus => ({
  ...waiting(orderId),
  status: "cancelled",
  payment: "failed",
})

/** The payment's status at the play's server: any in the faulty phase, paid in the recovery phase. */
export const statusOf = (orderId: string, chance: Chance, phase: Phase): PaymentStatus => {
  if (phase === "recovery" || chance.happens(0.15)) return placedStatus(orderId)
  if (chance.happens(0.1)) return closedStatus(orderId)
  if (chance.happens(0.2)) return { ...waiting(orderId), payment: "pending", resultCode: "Received" }
  if (chance.happens(0.3)) {
    return { ...waiting(orderId), payment: "failed", resultCode: "Refused", refusalReason: 24 }
  }
  return waiting(orderId)
}

/** The provider's answer to a step: any result, with an action if it is the customer's turn. */
export const answerOf = (chance: Chance, phase: Phase): ProviderAnswer => {
  if (phase === "recovery") return { resultCode: "Authorised", refusalReason: null, action: null }
  const resultCode = chance.happens(0.5) ? "ChallengeShopper" : (chance.pick(PaymentResult.literals) ?? "Authorised")
  return {
    resultCode,
    refusalReason: resultCode === "Refused" ? (chance.pick(refusalReasons) ?? null) : null,
    action: readResult(resultCode) === "customersTurn" ? { sealed: "play-2" } : null,
  }
}

/** The customer's input in the provider's component. */
export const collectedOf = (chance: Chance, phase: Phase): Collected => {
  if (phase === "faulty" && chance.happens(0.1)) return { _tag: "Broken" }
  return phase === "faulty" && chance.happens(0.1)
    ? { _tag: "Cancelled" }
    : { _tag: "Given", details: { sealed: "play-3" } }
}
