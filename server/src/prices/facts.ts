import type { Loyalty } from "@skorpe/core/domain/account"
import type { AskedCoupon } from "@skorpe/core/domain/discount"

/** The facts about the caller that a price depends on. */
export type AskedFacts =
  | {
      readonly _tag: "Facts"
      readonly coupons: readonly AskedCoupon[]
      readonly loyalty: Loyalty | null
      readonly byOrganisation: boolean
    }
  /** 3007: the caller is not an active member of the organisation. */
  | { readonly _tag: "Refused"; readonly codes: readonly [3007] }

/** The facts about a guest without codes. */
export const nobody = {
  _tag: "Facts",
  coupons: [],
  loyalty: null,
  byOrganisation: false,
} as const satisfies AskedFacts
