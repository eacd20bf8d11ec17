import type { Loyalty } from "../../account/model.ts"
import type { LoyaltyProgramme } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"

/**
 * Points for the goods paid, without beer: one per full price of a point; none without accepted terms (DECISIONS §9).
 */
export const earnPoints = (programme: LoyaltyProgramme | null, customer: Loyalty | null, paid: Minor): number =>
  programme !== null && customer?.acceptedTerms === true ? Math.floor(paid / programme.paidForPoint) : 0
