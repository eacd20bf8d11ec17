import type { Minor } from "../money/model.ts"

/** A member's remaining budget on account, as far as they may see it; `null` is no visible limit. */
export interface Budget {
  /** Whether staff has approved the organisation for orders on account. */
  readonly isApproved: boolean
  /** Maximum total of one order. */
  readonly perOrder: Minor | null
  /** The remainder of this calendar month. */
  readonly left: Minor | null
}

/** Whether an order fits a budget. */
export type BudgetVerdict =
  | { readonly _tag: "Within" }
  /** The organisation may not order on account yet (3016). */
  | { readonly _tag: "NotApproved" }
  /** Above the limit of one order (3088). */
  | { readonly _tag: "OverOrder"; readonly most: Minor }
  /** Above the remainder of the month (3090). */
  | { readonly _tag: "OverMonth"; readonly left: Minor }
