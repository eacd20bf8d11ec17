import { type RefusalReason, refusalReasons } from "../model.ts"

/** The provider's number as one that has a text, or `null`. */
export const readRefusalReason = (reason: number): RefusalReason | null =>
  refusalReasons.find((known) => known === reason) ?? null
