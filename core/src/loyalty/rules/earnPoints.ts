import type { Loyalty } from "../../account/model.ts"
import type { LoyaltyProgramme } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"

/** Points for goods paid, beer left out, a point for each full price of one; none without accepted terms (DECISIONS §9). */
export const earnPoints = (programme: LoyaltyProgramme | null, customer: Loyalty | null, paid: Minor): number =>
  programme !== null && customer?.acceptedTerms === true ? Math.floor(paid / programme.paidForPoint) : 0
