import type { PaymentAdvice, RefusalReason } from "../model.ts"
import { readRefusalReason } from "./readRefusalReason.ts"

const groups: Readonly<Record<RefusalReason, PaymentAdvice>> = {
  1: "somethingWrong",
  2: "useAnotherMethod",
  3: "useAnotherMethod",
  4: "tryAgain",
  5: "useAnotherMethod",
  6: "checkDetails",
  7: "somethingWrong",
  8: "checkDetails",
  9: "tryAgain",
  10: "useAnotherMethod",
  11: "approveWithBank",
  12: "useAnotherMethod",
  15: "nothingCharged",
  16: "nothingCharged",
  17: "checkDetails",
  23: "useAnotherMethod",
  24: "checkDetails",
  29: "useAnotherMethod",
  38: "approveWithBank",
}

/** The advice for a refusal reason; an unknown one gets the generic advice (DECISIONS §15). */
export const adviseOnRefusal = (reason: number): PaymentAdvice => {
  const known = readRefusalReason(reason)
  return known === null ? "somethingWrong" : groups[known]
}
