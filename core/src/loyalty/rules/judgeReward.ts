import type { Loyalty } from "../../account/model.ts"
import type { LoyaltyProgramme } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"

/** Whether a customer may pay part of an order with points: 4026 who may not, 4046 where the goods are worth less. */
export type RewardVerdict =
  | { readonly _tag: "Usable"; readonly reward: Minor }
  | { readonly _tag: "Refused"; readonly code: 4026 | 4046 }

/** Points buy a reward when the terms are accepted, there are enough of them, and the goods are worth it (DECISIONS §9). */
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
