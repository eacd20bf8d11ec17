import type { Minor } from "../money/model.ts"
import type { CouponRefusal, DiscountLine } from "./line.ts"

/** An order while coupons are applied, line by line. */
export interface DiscountProgress {
  readonly lines: readonly DiscountLine[]
  /** The amount of each line still to be paid. */
  readonly left: readonly Minor[]
  /** Pieces of each line not yet taken by a free item or a bundle. */
  readonly pieces: readonly number[]
}

/** One coupon's effect: amounts off each line, and pieces that no other coupon may use. */
export type Taking =
  | { readonly _tag: "Takes"; readonly off: readonly Minor[]; readonly pieces: readonly number[] }
  | { readonly _tag: "Refused"; readonly code: CouponRefusal }
