import type { Approval } from "../approval.ts"
import type { SpendingLimits } from "../model.ts"
import { tightest } from "./tightest.ts"

/** An organisation's limits on account: its own, within the approved ones; `null` is not approved yet (3016). */
export const accountLimits = (
  limits: SpendingLimits,
  approved: Approval | null,
): { readonly [Name in keyof SpendingLimits]: NonNullable<SpendingLimits[Name]> } | null =>
  approved === null
    ? null
    : {
        perOrder: tightest(limits.perOrder, approved.perOrder) ?? approved.perOrder,
        perMonth: tightest(limits.perMonth, approved.perMonth) ?? approved.perMonth,
      }
