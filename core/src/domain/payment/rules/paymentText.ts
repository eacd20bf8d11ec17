import type { Language } from "../../language/model.ts"
import type { PaymentAdvice, PaymentResult } from "../model.ts"
import { paymentTexts } from "../texts/paymentTexts.ts"
import { adviseOnRefusal } from "./adviseOnRefusal.ts"
import { readRefusalReason } from "./readRefusalReason.ts"

/** The customer's text for a payment result (SPEC §8.4). */
export const resultText = (result: PaymentResult, language: Language): string => paymentTexts[language].results[result]

/** Why a payment was refused, what to do about it, and which advice that is. */
export interface RefusalTexts {
  readonly reason: string
  readonly advice: string
  readonly group: PaymentAdvice
}

/** The customer's texts for a refusal reason; an unknown one only says that the payment was refused. */
export const refusalTexts = (reason: number, language: Language): RefusalTexts => {
  const { reasons, advice, results } = paymentTexts[language]
  const known = readRefusalReason(reason)
  const group = adviseOnRefusal(reason)
  return { reason: known === null ? results.Refused : reasons[known], advice: advice[group], group }
}
