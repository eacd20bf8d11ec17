import { Schema } from "effect"

/**
 * The card provider's result of a payment, in its spelling: those of SPEC §8.4, and `PresentToShopper`, a voucher or a
 * code to pay with.
 */
export const PaymentResult = Schema.Literals([
  "AuthenticationFinished",
  "Authorised",
  "Cancelled",
  "canceledByShopper",
  "ChallengeShopper",
  "Error",
  "IdentifyShopper",
  "Pending",
  "PresentToShopper",
  "Received",
  "RedirectShopper",
  "Refused",
])
export type PaymentResult = typeof PaymentResult.Type

/** The card provider's refusal reasons (SPEC §8.4); 1 is its test trigger for approved (DECISIONS §15). */
export const refusalReasons = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16, 17, 23, 24, 29, 38] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** The customer's options after a failed payment (DECISIONS §15). */
export const paymentAdvices = [
  "useAnotherMethod",
  "checkDetails",
  "tryAgain",
  "approveWithBank",
  "nothingCharged",
  "somethingWrong",
] as const
export type PaymentAdvice = (typeof paymentAdvices)[number]

/** The payment texts in one language. */
export interface PaymentTexts {
  readonly results: Readonly<Record<PaymentResult, string>>
  readonly reasons: Readonly<Record<RefusalReason, string>>
  readonly advice: Readonly<Record<PaymentAdvice, string>>
}
