import type { Budget } from "../../domain/organisation/budget.ts"
import type { ChartState } from "../../kernel/chart.ts"

/**
 * The budget of the organisation that orders, `null` until it is loaded, and the number of failed attempts to load it.
 */
export interface AccountContext {
  readonly budget: Budget | null
  readonly failures: number
}

/** The budget of the organisation that orders, for the checkout. */
export type AccountView =
  /** Nobody orders for an organisation. */
  | { readonly _tag: "NoBudget" }
  | { readonly _tag: "BudgetLoading" }
  /** Also while it is being loaded again. */
  | { readonly _tag: "BudgetKnown"; readonly budget: Budget }
  /** The server did not answer; the call is retried. */
  | { readonly _tag: "BudgetUnknown" }
  /** The customer may no longer order for the organisation; the server refuses the price too. */
  | { readonly _tag: "NotAMember" }

export const viewAccount = ({ value, context: { budget } }: ChartState<AccountContext>): AccountView => {
  if (budget !== null) return { _tag: "BudgetKnown", budget }
  if (value === "loadingBudget") return { _tag: "BudgetLoading" }
  if (value === "notAMember") return { _tag: "NotAMember" }
  return value === "restingBudget" ? { _tag: "BudgetUnknown" } : { _tag: "NoBudget" }
}
