import type { LargeOrder } from "../model.ts"

/** Why so many pizzas cannot be ordered like this: the manual message wins over the other day's (DECISIONS §6). */
export const blockLargeOrder = ({
  needsManualOrder,
  needsRestrictionMessage,
}: LargeOrder): "manual" | "otherDay" | null => {
  if (needsManualOrder) return "manual"
  return needsRestrictionMessage ? "otherDay" : null
}
