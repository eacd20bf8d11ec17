import type { Minor } from "../../money/model.ts"

/** What of a month's budget is gone, and what is left; `null` where there is no limit. */
export interface Reckoning {
  /** Of orders that are not accepted yet. */
  readonly reserved: Minor
  /** Of orders that were accepted. */
  readonly committed: Minor
  readonly spent: Minor
  readonly limit: Minor | null
  /** Never below nothing: a limit may have been lowered under what was spent. */
  readonly left: Minor | null
}

/** Reckons a month's spending against its limit (DECISIONS §13: 3090). */
export const reckonSpending = (reserved: Minor, committed: Minor, limit: Minor | null): Reckoning => {
  const spent = (reserved + committed) as Minor
  const left = limit === null ? null : (Math.max(0, limit - spent) as Minor)
  return { reserved, committed, spent, limit, left }
}
