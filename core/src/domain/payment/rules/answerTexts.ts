import type { Language } from "../../language/model.ts"
import { PaymentResult } from "../model.ts"
import { paymentTexts } from "../texts/paymentTexts.ts"
import { refusalTexts } from "./paymentText.ts"
import { readResult } from "./readResult.ts"

/** The customer's text for an answer: what happened, and what to do; `advice` is `null` if there is nothing to do. */
export interface AnswerTexts {
  readonly told: string
  readonly advice: string | null
}

/** A failed attempt as the provider answered it. */
interface Answer {
  readonly resultCode: string
  readonly refusalReason: number | null
}

const isKnown = (resultCode: string): resultCode is PaymentResult =>
  (PaymentResult.literals as readonly string[]).includes(resultCode)

/** The customer's texts for an answer of the provider (SPEC §8.4); a reason takes precedence over the result. */
export const answerTexts = ({ resultCode, refusalReason }: Answer, language: Language): AnswerTexts => {
  const { advice, results } = paymentTexts[language]
  if (readResult(resultCode) === "over" && refusalReason !== null) {
    const { reason, advice: todo } = refusalTexts(refusalReason, language)
    return { told: reason, advice: todo }
  }
  const told = isKnown(resultCode) ? results[resultCode] : results.Pending
  return { told, advice: resultCode === "Refused" ? advice.useAnotherMethod : null }
}
