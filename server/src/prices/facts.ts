import type { Loyalty } from "@skorpe/core/account"
import type { AskedCoupon } from "@skorpe/core/discount"

/** What must be known of who asks for a price, besides the store's menu. */
export type AskedFacts =
  | {
      readonly _tag: "Facts"
      readonly coupons: readonly AskedCoupon[]
      readonly loyalty: Loyalty | null
      readonly byOrganisation: boolean
    }
  /** 3007: no organisation that the caller orders for. */
  | { readonly _tag: "Refused"; readonly codes: readonly [3007] }

/** What there is to know of a guest without codes. */
export const nobody = {
  _tag: "Facts",
  coupons: [],
  loyalty: null,
  byOrganisation: false,
} as const satisfies AskedFacts
