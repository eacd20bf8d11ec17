import { type RefusalReason, refusalReasons } from "../model.ts"

/** The provider's number as a known refusal reason, or `null`. */
export const readRefusalReason = (reason: number): RefusalReason | null =>
  refusalReasons.find((known) => known === reason) ?? null
