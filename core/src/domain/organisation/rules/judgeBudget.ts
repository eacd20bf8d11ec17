import type { Minor } from "../../money/model.ts"
import type { Budget, BudgetVerdict } from "../budget.ts"

/** Whether an order of this total fits a budget; the limit of one order comes first, as the server compares it. */
export const judgeBudget = ({ isApproved, perOrder, left }: Budget, total: Minor): BudgetVerdict => {
  if (!isApproved) return { _tag: "NotApproved" }
  if (perOrder !== null && total > perOrder) return { _tag: "OverOrder", most: perOrder }
  return left !== null && total > left ? { _tag: "OverMonth", left } : { _tag: "Within" }
}
