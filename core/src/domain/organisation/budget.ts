import type { Minor } from "../money/model.ts"

/** What a member may still order on account, as far as they are told; `null` is no limit that they know of. */
export interface Budget {
  /** Whether staff lets the organisation order on account at all. */
  readonly isApproved: boolean
  /** The most that one order may cost. */
  readonly perOrder: Minor | null
  /** What is left of this calendar month. */
  readonly left: Minor | null
}

/** Whether an order fits a budget. */
export type BudgetVerdict =
  | { readonly _tag: "Within" }
  /** The organisation may not order on account yet (3016). */
  | { readonly _tag: "NotApproved" }
  /** Dearer than one order may be (3088). */
  | { readonly _tag: "OverOrder"; readonly most: Minor }
  /** Dearer than what is left of the month (3090). */
  | { readonly _tag: "OverMonth"; readonly left: Minor }
