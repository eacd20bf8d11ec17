import type { Loyalty } from "../../account/model.ts"
import type { LoyaltyProgramme } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"

/** The value of a customer's points, for their own page. */
export type PointsBalance =
  /** There is no programme, or the account has no points data. */
  | { readonly _tag: "NoProgramme" }
  /** The terms are not accepted: nothing is earned. */
  | { readonly _tag: "NotEarning" }
  | {
      readonly _tag: "Earning"
      readonly points: number
      /** Points of one reward. */
      readonly rewardPoints: number
      readonly reward: Minor
      /** Points that the next reward still needs; 0 when one can be redeemed. */
      readonly missing: number
    }

/** How far a customer is from the next reward (DECISIONS §9). */
export const balanceOf = (programme: LoyaltyProgramme | null, loyalty: Loyalty | undefined): PointsBalance => {
  if (programme === null || loyalty === undefined) return { _tag: "NoProgramme" }
  if (!loyalty.acceptedTerms) return { _tag: "NotEarning" }
  const { rewardPoints, reward } = programme
  const { points } = loyalty
  return { _tag: "Earning", points, rewardPoints, reward, missing: Math.max(0, rewardPoints - points) }
}
