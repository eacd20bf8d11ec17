import type { Budget } from "../budget.ts"
import type { Balance, OrganisationSummary } from "../wire.ts"
import { tightest } from "./tightest.ts"

/**
 * A member's budget: the organisation's limits and their own. What is left of the organisation's month only
 * administrators are told, so another member may be refused for less.
 */
export const budgetOf = (
  { limits, membership }: Pick<OrganisationSummary, "limits" | "membership">,
  { own, organisation }: Pick<Balance, "own" | "organisation">,
): Budget => ({
  perOrder: tightest(limits.perOrder, membership.limits.perOrder),
  left: tightest(own.left, organisation?.left ?? null),
})
