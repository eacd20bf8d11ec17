import type { Approval } from "../approval.ts"
import type { SpendingLimits } from "../model.ts"
import { tightest } from "./tightest.ts"

/** What an organisation may order on account: its own limits, within what staff approved; `null` is nothing yet (3016). */
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
