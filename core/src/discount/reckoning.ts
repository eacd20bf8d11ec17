import type { Minor } from "../money/model.ts"
import type { CouponRefusal, DiscountLine } from "./line.ts"

/** An order in the middle of being discounted, line by line. */
export interface Reckoning {
  readonly lines: readonly DiscountLine[]
  /** What of each line is still to be paid. */
  readonly left: readonly Minor[]
  /** Pieces of each line that no free item and no bundle has taken. */
  readonly pieces: readonly number[]
}

/** What one coupon takes: off each line, and pieces that no other coupon may take. */
export type Taking =
  | { readonly _tag: "Takes"; readonly off: readonly Minor[]; readonly pieces: readonly number[] }
  | { readonly _tag: "Refused"; readonly code: CouponRefusal }
