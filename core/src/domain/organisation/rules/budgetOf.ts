import type { Budget } from "../budget.ts"
import type { Balance, OrganisationSummary } from "../wire.ts"
import { accountLimits } from "./accountLimits.ts"
import { tightest } from "./tightest.ts"

/**
 * A member's budget: the organisation's limits and their own. The remainder of the organisation's month is visible to
 * administrators only, so another member may be refused below the budget that they see.
 */
export const budgetOf = (
  { limits, approved, membership }: Pick<OrganisationSummary, "limits" | "approved" | "membership">,
  { own, organisation }: Pick<Balance, "own" | "organisation">,
): Budget => ({
  isApproved: approved !== null,
  perOrder: tightest(accountLimits(limits, approved)?.perOrder ?? limits.perOrder, membership.limits.perOrder),
  left: tightest(own.left, organisation?.left ?? null),
})
