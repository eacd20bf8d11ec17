import type { Budget } from "../../domain/organisation/budget.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** What the server knows of the account that orders; `null` is not asked yet, or of another account. */
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
  /** The server did not say; it is asked again. */
  | { readonly _tag: "BudgetUnknown" }
  /** The organisation no longer lets the customer order for it: also the price is refused. */
  | { readonly _tag: "NotAMember" }

export const viewAccount = ({ value, context: { budget } }: ChartState<AccountContext>): AccountView => {
  if (budget !== null) return { _tag: "BudgetKnown", budget }
  if (value === "loadingBudget") return { _tag: "BudgetLoading" }
  if (value === "notAMember") return { _tag: "NotAMember" }
  return value === "restingBudget" ? { _tag: "BudgetUnknown" } : { _tag: "NoBudget" }
}
