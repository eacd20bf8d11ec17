import type { PaymentFact, PaymentState } from "../state.ts"

/** The state of a payment from all known facts, independent of their order and of duplicates. */
export const foldPayment = (facts: readonly PaymentFact[]): PaymentState => {
  const reversed = facts.filter((fact) => fact._tag === "Reversed")
  const gone = new Set(reversed.map(({ charge }) => charge))
  if (facts.some((fact) => fact._tag === "Authorised" && !gone.has(fact.charge))) return "paid"
  if (reversed.length > 0) return reversed.some(({ how }) => how === "refunded") ? "refunded" : "cancelled"
  const attempts = facts.flatMap((fact) => ("attempt" in fact ? [fact.attempt] : []))
  if (attempts.length === 0) return "created"
  const newest = Math.max(...attempts)
  return facts.some((fact) => fact._tag === "AttemptEnded" && fact.attempt === newest) ? "failed" : "pending"
}
