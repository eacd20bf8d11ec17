import type { LargeOrder } from "../model.ts"

/** Why a large order is blocked. Ordering by phone takes precedence over choosing another day (DECISIONS §6). */
export const blockLargeOrder = ({
  needsManualOrder,
  needsRestrictionMessage,
}: LargeOrder): "manual" | "otherDay" | null => {
  if (needsManualOrder) return "manual"
  return needsRestrictionMessage ? "otherDay" : null
}
