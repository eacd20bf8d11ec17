import type { Loyalty } from "../../account/model.ts"
import type { LoyaltyProgramme } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"

/** Whether a customer may redeem points: 4026 when not allowed, 4046 when the goods are worth less than the reward. */
export type RewardVerdict =
  | { readonly _tag: "Usable"; readonly reward: Minor }
  | { readonly _tag: "Refused"; readonly code: 4026 | 4046 }

/**
 * Points can be redeemed when the terms are accepted, the balance suffices and the goods are worth the reward
 * (DECISIONS §9).
 */
export const judgeReward = (
  programme: LoyaltyProgramme | null,
  customer: Loyalty | null,
  goods: Minor,
): RewardVerdict => {
  const mayUse =
    programme !== null && customer !== null && customer.acceptedTerms && customer.points >= programme.rewardPoints
  if (!mayUse) return { _tag: "Refused", code: 4026 }
  return goods < programme.reward ? { _tag: "Refused", code: 4046 } : { _tag: "Usable", reward: programme.reward }
}
