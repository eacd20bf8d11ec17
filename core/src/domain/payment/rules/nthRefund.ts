import type { Minor } from "../../money/model.ts"
import type { AskedRefund } from "../matters.ts"

/**
 * The number of a requested refund among those of the same amount, counted from the list on the staff's form. Failed
 * ones count only if a successful one follows, which may have any of their keys; the last failed ones are requested
 * again with their own key, so that a form that was opened before they failed still requests the same refund. A form
 * that repeats its request after a lost answer has the same list, and therefore requests the same refund.
 */
export const nthRefund = (amount: Minor | null, known: readonly AskedRefund[]): number => {
  const same = amount === null ? known : known.filter((one) => one.amount === amount)
  return same.findLastIndex((one) => !one.hasFailed) + 2
}
